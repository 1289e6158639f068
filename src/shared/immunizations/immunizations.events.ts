/** Sent to the screens of whoever acts for the patient. */
export const immunizationChanged = 'immunizations.changed'
