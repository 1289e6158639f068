import {
  addImmunization,
  listImmunizations,
  markImmunizationWrong,
} from '../../shared/immunizations/immunizations.endpoints.ts'
import type { ImmunizationEntry } from '../../shared/immunizations/immunizations.forms.ts'
import type { Immunization, ImmunizationList } from '../../shared/immunizations/immunizations.schemas.ts'
import { momentIn } from '../../shared/kit/moments.ts'
import { idFromKey } from '../../shared/kit/own-ids.ts'
import { town } from '../platform/clock/town.ts'
import { useWithQueued, type QueuedMutation } from '../platform/outbox/queued-mutation.ts'
import { useAnswer } from '../platform/queries/queries.tsx'

export interface ShownImmunization extends Immunization {
  waiting?: 'waiting' | 'refused'
}

export interface ShownList extends Pick<ImmunizationList, 'bornOn'> {
  entries: ShownImmunization[]
}

/** What the patient entered, with what waits on this phone. */
export function useImmunizations() {
  return useWithQueued(useAnswer(listImmunizations), withQueued)
}

function withQueued(
  known: ImmunizationList | undefined,
  queued: readonly QueuedMutation[],
): ShownList | undefined {
  const sent = new Set(known?.entries.map(({ id }) => id))
  const added = queued
    .filter(({ to }) => to.name === addImmunization.name)
    .map(toImmunization)
    .filter(({ id }) => !sent.has(id))
  if (!known && added.length === 0) return undefined
  const wrong = new Map(
    queued.filter(({ to }) => to.name === markImmunizationWrong.name).map((one) => [one.params['id'], one]),
  )
  const entries = [...added.toReversed(), ...(known?.entries ?? [])].map((one) => {
    const mark = wrong.get(one.id)
    return mark ? { ...one, status: 'entered-in-error' as const, waiting: stateOf(mark) } : one
  })
  return { bornOn: known?.bornOn ?? null, entries }
}

function toImmunization(entry: QueuedMutation): ShownImmunization {
  return {
    ...(entry.body as ImmunizationEntry),
    id: idFromKey(entry.key) ?? entry.key,
    status: 'completed',
    enteredBy: { as: 'patient', name: '' },
    enteredAt: momentIn(town().timeZone, new Date(entry.submittedAt)),
    confirmedBy: null,
    waiting: stateOf(entry),
  }
}

function stateOf({ state }: QueuedMutation): 'waiting' | 'refused' {
  return state === 'refused' ? 'refused' : 'waiting'
}
