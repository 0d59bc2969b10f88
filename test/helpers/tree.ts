// The browser's own accessibility tree: what a screen reader is given.
import { cdp } from './cdp.js';

export interface TreeNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** `focusable`, `pressed`, `live` … as far as they are set. */
  readonly states: Readonly<Record<string, unknown>>;
  readonly children: readonly TreeNode[];
}

interface RawNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value: unknown } }[];
  readonly childIds?: readonly string[];
}

/** Without what the browser leaves out itself, and without the text inside named nodes. */
export async function accessibilityTree(): Promise<TreeNode> {
  const { nodes } = (await cdp('Accessibility.getFullAXTree')) as { nodes: readonly RawNode[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const grow = ({ role, name, description, properties = [], childIds = [] }: RawNode): TreeNode => ({
    role: role?.value.replace(/^img$/, 'image') ?? '', // its name in older versions
    name: (name?.value ?? '').replaceAll('\u00a0', ' '),
    description: description?.value ?? '',
    states: Object.fromEntries(properties.map((property) => [property.name, property.value.value])),
    children: below(childIds),
  });
  const below = (ids: readonly string[]): TreeNode[] =>
    ids.flatMap((id) => {
      const node = byId.get(id);
      if (!node || node.role?.value === 'InlineTextBox') return [];
      return node.ignored || node.role?.value === 'generic' ? below(node.childIds ?? []) : [grow(node)];
    });
  return grow(nodes[0]!);
}

export const allNodes = (node: TreeNode): TreeNode[] => [node, ...node.children.flatMap(allNodes)];
export const find = (node: TreeNode, role: string): TreeNode => allNodes(node).find((each) => each.role === role)!;
/** "role: name", one level in for each. */
export const outline = (node: TreeNode, depth = 0): string[] => [`${'  '.repeat(depth)}${node.role}: ${node.name}`, ...node.children.flatMap((child) => outline(child, depth + 1))];
