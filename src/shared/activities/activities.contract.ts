import * as v from 'valibot'
import { defineContract } from '../kit/contract.ts'
import { id, instant } from '../kit/schemas.ts'
import { notice } from '../notifications/notifications.contract.ts'
import { activityKinds } from './activities.kinds.ts'

export const maxActivities = 10
/** As long as notices are kept: further back only half of the story would be known. */
export const activitiesForDays = 90

export const activity = v.object({
  kind: v.picklist(activityKinds),
  subject: id,
  at: instant,
  facts: notice.entries.facts,
})
export type Activity = v.InferOutput<typeof activity>

export const listActivities = defineContract({
  name: 'activities.list',
  summary: 'What happened lately to the things of this patient, whoever did it; newest first, ten at most',
  method: 'GET',
  path: '/api/activities',
  access: ['patient'],
  answer: v.array(activity),
  status: 200,
  refusals: {},
  audited: false,
  outbox: 'now',
  kept: true,
  delta: true,
})
