/** `K7QM4XWD` as people read it out and type it: `K7QM-4XWD`. */
export function inFours(number: string): string {
  return number.replace(/.{4}(?=.)/g, '$&-')
}
