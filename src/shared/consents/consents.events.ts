/** Sent to all who act for the patient, or to the account of staff. */
export const consentsSaved = 'consents.saved'
