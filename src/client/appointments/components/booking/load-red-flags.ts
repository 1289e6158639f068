/** For the reason of a cancellation: the named flags. */
export const loadNamedFlags = () => import('../../../../shared/red-flags/red-flags.of-note.ts')

/** For the note of a booking, on whose wording the classifier was trained. */
export async function loadRedFlags() {
  const { firstAidFor, redFlagsOf } = await loadNamedFlags()
  return { redFlagsIn: redFlagsOf, firstAidFor }
}
