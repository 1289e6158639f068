import * as v from 'valibot'
import { id, instant } from '../kit/schemas.ts'
import { notice } from '../notifications/notifications.schemas.ts'
import { activityKinds } from './activities.kinds.ts'

export const activity = v.object({
  kind: v.picklist(activityKinds),
  subject: id,
  at: instant,
  facts: notice.entries.facts,
})
export type Activity = v.InferOutput<typeof activity>

export const listActivities = {
  answer: v.array(activity),
}
