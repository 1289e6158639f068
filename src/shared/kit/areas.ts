/** What an account may be let to see and do for a patient whom it helps, each by itself. */
export const sharedAreas = ['appointments', 'vitals', 'reminders', 'profile'] as const
export type SharedArea = (typeof sharedAreas)[number]

/**
 * Each endpoint about a patient lies in one of these. `guardianship`: only for those who act for the patient
 * themselves, with all areas; helpers never have it.
 */
export const areas = [...sharedAreas, 'guardianship'] as const
export type Area = (typeof areas)[number]
