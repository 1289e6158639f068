/** The words of a medicine's name in any script, in lower case: "Tab. Eptoin-100" is tab, eptoin and 100. */
export function wordsOfName(name: string): string[] {
  return name.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)
}
