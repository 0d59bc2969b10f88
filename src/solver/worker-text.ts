/** The bundled `worker.ts` as text: the build puts it here. */
export const text = '';
