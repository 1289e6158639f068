export const maxActivities = 10
/** The same as notices are kept; beyond that only part of the history exists. */
export const activitiesForDays = 90
