/** Changes whenever an answer may have another shape: the build puts a mark of the contracts here, see vite.contracts.ts. */
export const shapes = 'not built'
