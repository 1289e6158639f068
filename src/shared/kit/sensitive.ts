/** Who reads of a patient: whoever acts for the patient with all rights, a helper, or a doctor. */
export type Viewer =
  | { as: 'family' }
  /** Acts for the patient in shared areas only (areas.ts): none of them opens what is sensitive. So reads the desk. */
  | { as: 'helper' }
  /** `isTreating`: now, and not only by facility, alarm or emergency. */
  | { as: 'doctor'; id: string; isTreating: boolean }

interface SensitiveEntry {
  /** The doctor whose entry it is; null: it is the patient's own. */
  writtenBy: string | null
  /** The doctors to whom the patient opened it. */
  openedTo: readonly string[]
}

/**
 * Whether somebody reads a sensitive entry: the patient always, a helper never, its doctor, and while they treat the
 * patient those to whom it was opened. The conditions of src/server/platform/auth/care/sensitive.ts say the same, and a test compares.
 */
export function maySeeSensitive({ writtenBy, openedTo }: SensitiveEntry, viewer: Viewer): boolean {
  if (viewer.as !== 'doctor') return viewer.as === 'family'
  return writtenBy === viewer.id || (viewer.isTreating && openedTo.includes(viewer.id))
}

/** Only whoever acts for the patient opens what is finished; its doctor may hide it at any time. */
export function mayUnmark(by: 'family' | 'doctor', { isSigned }: { isSigned: boolean }): boolean {
  return by === 'family' || !isSigned
}
