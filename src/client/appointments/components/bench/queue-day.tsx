import { useState } from 'react'
import { readQueue } from '../../../../shared/appointments/appointments.queue.endpoints.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { placeName } from '../../../platform/i18n/place-name.ts'
import { refreshEveryMs, useAnswer } from '../../../platform/queries/queries.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Page } from '../../../ui/page.tsx'
import { ErrorState, Skeleton } from '../../../ui/states.tsx'
import { useAppointments } from '../../appointments.queries.ts'
import type { RecordOf } from './bench-panel.tsx'
import { QueueBench } from './queue-bench.tsx'

/** The doctor's day as a workbench: the line of the chosen session, and the visits and requests besides. */
export function QueueDay({ Record }: { Record: RecordOf }) {
  const text = useText()
  const { t, time } = text
  const [chosen, setChosen] = useState('')
  const queue = useAnswer(readQueue, {
    query: chosen === '' ? {} : { sessionId: chosen },
    refetchEveryMs: refreshEveryMs,
  })
  const appointments = useAppointments()
  const { sessions = [], line } = queue.data ?? {}
  const options = sessions.map(({ id, doctor, place, opens, closes }) => ({
    value: id,
    label: t('queue.sessionOption', {
      doctor,
      place: placeName(text, place),
      opens: time(opens),
      closes: time(closes),
    }),
  }))
  const [only] = options
  const hasFailed = (queue.error && !queue.data) || (appointments.error && !appointments.data)
  return (
    <Page title={t('queue.title')} lead={options.length === 1 ? only?.label : undefined}>
      {hasFailed ? (
        <ErrorState
          text={t('queue.loadFailed')}
          onRetry={() => void Promise.all([queue.refetch(), appointments.refetch()])}
        />
      ) : (
        (queue.isPending || appointments.isPending) && <Skeleton cards={2} lines={6} />
      )}
      {options.length > 1 && (
        <div className="max-w-2xl">
          <SelectField
            id="queue-session"
            name="session"
            error={undefined}
            label={t('queue.session')}
            value={line?.sessionId ?? ''}
            onChange={({ target }) => setChosen(target.value)}
            options={options}
          />
        </div>
      )}
      {queue.data && appointments.data && (
        <QueueBench queue={queue.data} appointments={appointments.data} Record={Record} />
      )}
    </Page>
  )
}
