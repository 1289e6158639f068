import { noticeKinds } from '../notifications/notifications.kinds.ts'

export const maxActivities = 10
/** As long as notices are kept: further back only half of the story would be known. */
export const activitiesForDays = 90

/**
 * What a person did, or what came to its end, without a notice being sent. What others did is a notice, and every
 * notice is an activity by itself. A feature that wants its own acts in the list adds a kind here, one source in
 * activities.repo.ts of the server, and a sentence `activities.kinds.{kind}` in three languages.
 */
export const ownKinds = [
  'appointments.asked',
  'appointments.cancelled',
  'appointments.completed',
  'patients.saved',
] as const

export const activityKinds = [...noticeKinds, ...ownKinds] as const
