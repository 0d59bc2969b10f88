// The threads' program out of the sources. A thread does not inherit the loader for TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('../../src/cli/thread.ts');
