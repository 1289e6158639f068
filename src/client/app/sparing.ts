/** Not in TypeScript's list: Chromium alone tells what a line costs and how slow it is. */
interface Line {
  saveData?: boolean
  effectiveType?: string
}

/** The person saves data, or the line is too slow to carry more than what is asked for. */
export function isSparing(): boolean {
  const { connection } = navigator as { connection?: Line }
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g')
}
