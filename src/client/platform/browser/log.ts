/** Logs a problem that the user need not see. */
export function warn(sentence: string, cause?: unknown): void {
  // oxlint-disable-next-line no-console -- the one place of the client that writes there
  console.warn(`nabz: ${sentence}`, ...(cause === undefined ? [] : [cause]))
}
