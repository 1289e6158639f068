import * as v from 'valibot'
import { eventKind, id, instant } from '../kit/schemas.ts'
import { notice } from '../notifications/notifications.schemas.ts'

export const activity = v.object({
  kind: eventKind,
  subject: id,
  at: instant,
  facts: notice.entries.facts,
})
export type Activity = v.InferOutput<typeof activity>

export const listActivities = {
  answer: v.array(activity),
}
