import { useState } from 'react'
import { idFromKey } from '../../../shared/kit/own-ids.ts'
import { dayIn, timeIn } from '../../../shared/kit/time/town-time.ts'
import {
  isCurrent,
  reminderKey,
  reminderOf,
} from '../../../shared/prescriptions/doses/prescriptions.reminders.ts'
import type { Prescription } from '../../../shared/prescriptions/prescriptions.schemas.ts'
import { addReminder, listReminders } from '../../../shared/reminders/reminders.endpoints.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { ApiError } from '../../platform/api/api.ts'
import { useNow } from '../../platform/clock/today.ts'
import { town } from '../../platform/clock/town.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { QueuedOffline } from '../../platform/outbox/queued-offline.ts'
import { useWithQueued, type QueuedMutation } from '../../platform/outbox/queued-mutation.ts'
import { refresh, useAnswer, useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'

/** One press makes a reminder of each medicine that is still taken; a second press finds them made. */
export function MakeReminders({ prescription: { items, date, status } }: { prescription: Prescription }) {
  const { t } = useText()
  const { data: made } = useWithQueued(useAnswer(listReminders), idsOf)
  const { mutateAsync } = useWrite(addReminder)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const now = useNow()
  const here = { day: dayIn(town().timeZone, now), time: timeIn(town().timeZone, now) }
  const taken = status === 'active' ? items.filter((one) => isCurrent(one, date, here.day)) : []
  // While it is not known what is there, nothing is offered.
  if (taken.length === 0 || !made) return null
  const missing = taken.filter(({ id }) => !made.has(id))

  async function make(): Promise<void> {
    setState('busy')
    const results: boolean[] = []
    for (const one of missing) {
      const asked = { body: reminderOf(one, here), key: reminderKey(one) }
      results.push(await mutateAsync(asked).then(() => true, isMade))
    }
    setState(results.every(Boolean) ? 'idle' : 'failed')
    void refresh('reminders')
  }

  if (missing.length === 0)
    return (
      <div className="order-first basis-full space-y-2" data-print="no">
        <p>{t('prescriptionCard.reminding')}</p>
        <ButtonLink to="/reminders" kind="quiet" icon="bell">
          {t('prescriptionCard.toReminders')}
        </ButtonLink>
      </div>
    )
  return (
    <div className="order-first basis-full space-y-2" data-print="no">
      {state === 'failed' && <Notice kind="error">{t('prescriptionCard.remindFailed')}</Notice>}
      <Button icon="bell" busy={state === 'busy'} onClick={() => void make()}>
        {t('prescriptionCard.remind')}
      </Button>
    </div>
  )
}

/** It waits on this phone, or was made on another one. */
function isMade(error: unknown): boolean {
  return error instanceof QueuedOffline || (error instanceof ApiError && error.code === 'keyReused')
}

/** Of all reminders, also removed ones and those that wait on this phone. */
function idsOf(
  known: AnswerOf<typeof listReminders> | undefined,
  queued: readonly QueuedMutation[],
): ReadonlySet<string> | undefined {
  if (!known) return undefined
  const waiting = queued.flatMap(({ to, key }) =>
    to.name === addReminder.name ? (idFromKey(key) ?? []) : [],
  )
  return new Set([...known.reminders.map(({ id }) => id), ...waiting])
}
