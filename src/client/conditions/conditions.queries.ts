import { addCondition, endCondition, listConditions } from '../../shared/conditions/conditions.endpoints.ts'
import type { ConditionEntry, EndEntry, OwnConditionEntry } from '../../shared/conditions/conditions.forms.ts'
import type { Condition } from '../../shared/conditions/conditions.schemas.ts'
import { momentIn } from '../../shared/kit/moments.ts'
import { idFromKey } from '../../shared/kit/own-ids.ts'
import { town } from '../platform/clock/town.ts'
import { useWithQueued, type QueuedMutation } from '../platform/outbox/queued-mutation.ts'
import { useAnswer } from '../platform/queries/queries.tsx'

export interface ShownCondition extends Condition {
  waiting?: 'waiting' | 'refused'
}

/** What the patient said, with what waits on this phone. */
export function useConditions() {
  return useWithQueued(useAnswer(listConditions), withQueued)
}

function withQueued(
  known: Condition[] | undefined,
  queued: readonly QueuedMutation[],
): ShownCondition[] | undefined {
  const sent = new Set(known?.map(({ id }) => id))
  const added = queued
    .filter(({ to }) => to.name === addCondition.name)
    .map(toCondition)
    .filter(({ id }) => !sent.has(id))
  if (!known && added.length === 0) return undefined
  const ended = new Map(
    queued.filter(({ to }) => to.name === endCondition.name).map((one) => [one.params['id'], one]),
  )
  return [...added.toReversed(), ...(known ?? [])].map((one) => {
    const end = ended.get(one.id)
    return end ? { ...one, status: (end.body as EndEntry).as, waiting: stateOf(end) } : one
  })
}

function toCondition(entry: QueuedMutation): ShownCondition {
  // One that an earlier version queued says nothing of it.
  const { isPrivate = false, ...said } = entry.body as Partial<OwnConditionEntry> & ConditionEntry
  return {
    ...said,
    id: idFromKey(entry.key) ?? entry.key,
    status: 'active',
    enteredBy: { as: 'patient', name: '' },
    enteredAt: momentIn(town().timeZone, new Date(entry.submittedAt)),
    confirmedBy: null,
    isPrivate,
    privacyId: null,
    waiting: stateOf(entry),
  }
}

function stateOf({ state }: QueuedMutation): 'waiting' | 'refused' {
  return state === 'refused' ? 'refused' : 'waiting'
}
