/** Whether there is a sign with a name; a code that only a newer version of the app knows counts as one. */
export const isNamed = (flags: readonly string[]) => namedOf(flags).length > 0

export function namedOf<F extends string>(flags: readonly F[]): Exclude<F, 'ownWords'>[] {
  return flags.filter((flag): flag is Exclude<F, 'ownWords'> => flag !== 'ownWords')
}
