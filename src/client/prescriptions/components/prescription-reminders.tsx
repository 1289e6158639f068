import { useState, type ReactNode } from 'react'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { idFromKey } from '../../../shared/kit/own-ids.ts'
import { dayIn, timeIn } from '../../../shared/kit/time/town-time.ts'
import { isCurrent } from '../../../shared/prescriptions/doses/prescriptions.doses.ts'
import { reminderKey, reminderOf } from '../../../shared/prescriptions/doses/prescriptions.reminders.ts'
import type { PrescribedItem, Prescription } from '../../../shared/prescriptions/prescriptions.schemas.ts'
import {
  addReminder,
  listReminders,
  removeReminder,
  restoreReminder,
} from '../../../shared/reminders/reminders.endpoints.ts'
import { ApiError } from '../../platform/api/api.ts'
import { useNow } from '../../platform/clock/today.ts'
import { town } from '../../platform/clock/town.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { QueuedOffline } from '../../platform/outbox/queued-offline.ts'
import { useWithQueued, type QueuedMutation } from '../../platform/outbox/queued-mutation.ts'
import { useAnswer, useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { WhichPrescription } from './prescription-card.tsx'

/** One press makes the reminders of what is still taken, and one stops those of a prescription that was stopped. */
export function PrescriptionReminders({ prescription }: { prescription: Prescription }) {
  const { items, date, status } = prescription
  const { data: made } = useWithQueued(useAnswer(listReminders), reminding)
  const today = dayIn(town().timeZone, useNow())
  // While it is not known what is there, nothing is offered.
  if (!made) return null
  const which = <WhichPrescription prescription={prescription} />
  if (status === 'stopped')
    return <StopReminders items={items.filter(({ id }) => made.get(id) === true)} which={which} />
  const taken = items.filter((one) => isCurrent(one, date, today))
  if (taken.length === 0) return null
  return <MakeReminders missing={taken.filter(({ id }) => !made.has(id))} which={which} />
}

function MakeReminders({ missing, which }: { missing: readonly PrescribedItem[]; which: ReactNode }) {
  const { t } = useText()
  const now = useNow()
  const { mutateAsync: add } = useWrite(addReminder)
  const { mutateAsync: restore } = useWrite(restoreReminder)
  const { state, run } = useEach(missing, async (item) => {
    const body = reminderOf(item, { day: dayIn(town().timeZone, now), time: timeIn(town().timeZone, now) })
    await add({ body, key: reminderKey(item) }).catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'keyReused') throw error
      // Made before, on another phone, or removed so long ago that the list does not have it.
      await restore({ params: { id: item.id } })
    })
  })
  if (missing.length === 0)
    return (
      <div className={placed} data-print="no">
        <p>{t('prescriptionCard.reminding')}</p>
        <ButtonLink to="/reminders" kind="quiet" icon="bell">
          {t('prescriptionCard.toReminders')}
          {which}
        </ButtonLink>
      </div>
    )
  return (
    <div className={placed} data-print="no">
      {state === 'failed' && <Notice kind="error">{t('prescriptionCard.remindFailed')}</Notice>}
      <Button icon="bell" busy={state === 'busy'} onClick={run}>
        {t('prescriptionCard.remind')}
        {which}
      </Button>
    </div>
  )
}

/** A medicine that the doctor has stopped must not ring on. */
function StopReminders({ items, which }: { items: readonly PrescribedItem[]; which: ReactNode }) {
  const { t } = useText()
  const { mutateAsync: remove } = useWrite(removeReminder)
  const { state, run } = useEach(items, async ({ id }) => {
    await remove({ params: { id }, body: { reason: 'told' } })
  })
  if (items.length === 0) return null
  return (
    <div className={placed} data-print="no">
      <Notice kind="error">{t('prescriptionCard.stillReminding')}</Notice>
      {state === 'failed' && <Notice kind="error">{t('prescriptionCard.remindFailed')}</Notice>}
      <Button icon="bell" busy={state === 'busy'} onClick={run}>
        {t('prescriptionCard.stopReminding')}
        {which}
      </Button>
    </div>
  )
}

const placed = 'order-first basis-full space-y-2'

/** One write after the other; what waits on this phone without a network is as good as done. */
function useEach(items: readonly PrescribedItem[], write: (item: PrescribedItem) => Promise<void>) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  async function writeAll(): Promise<void> {
    setState('busy')
    let isFailed = false
    for (const item of items)
      await write(item).catch((error: unknown) => {
        if (!(error instanceof QueuedOffline)) isFailed = true
      })
    setState(isFailed ? 'failed' : 'idle')
  }
  return { state, run: () => void writeAll() }
}

/** By id, whether it rings; with what waits on this phone. */
function reminding(
  known: AnswerOf<typeof listReminders> | undefined,
  queued: readonly QueuedMutation[],
): ReadonlyMap<string, boolean> | undefined {
  if (!known) return undefined
  const rings = new Map(known.reminders.map(({ id, isRemoved }) => [id, !isRemoved]))
  for (const { to, key, params } of queued) {
    if (to.name === addReminder.name) rings.set(idFromKey(key) ?? key, true)
    if (to.name === restoreReminder.name) rings.set(params['id'] ?? '', true)
    if (to.name === removeReminder.name) rings.set(params['id'] ?? '', false)
  }
  return rings
}
