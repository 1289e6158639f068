/** `ownMade`: told to the account. `recordMade`: told to all who act for the patient. */
export const toldExportEvents = ['exports.ownMade', 'exports.recordMade'] as const
