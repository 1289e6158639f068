/** Sent to the screens of whoever acts for the patient. */
export const immunizationChanged = 'immunizations.changed'
/** By its age a child is due for vaccines: told once for each age to who acts for the child. */
export const immunizationsDue = 'immunizations.due'

export const immunizationNotices = [immunizationsDue] as const
