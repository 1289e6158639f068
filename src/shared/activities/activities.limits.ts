export const maxActivities = 10
/** As long as notices are kept: further back only half of the story would be known. */
export const activitiesForDays = 90
