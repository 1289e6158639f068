import { useState } from 'react'
import { readQueue } from '../../../../shared/appointments/appointments.queue.endpoints.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { placeName } from '../../../platform/i18n/place-name.ts'
import { refreshEveryMs, useAnswer } from '../../../platform/queries/queries.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx'
import { EntryForm } from './entry-form.tsx'
import { QueueLine } from './queue-line.tsx'
import { QueueNow } from './queue-now.tsx'

/** The line of a session today: who is inside, who waits, and the next number for somebody at the counter. */
export function Queue() {
  const text = useText()
  const { t, time } = text
  const [chosen, setChosen] = useState('')
  const { data, isPending, refetch } = useAnswer(readQueue, {
    query: chosen === '' ? {} : { sessionId: chosen },
    refetchEveryMs: refreshEveryMs,
  })
  if (isPending) return <Skeleton cards={2} lines={4} />
  if (!data) return <ErrorState text={t('queue.loadFailed')} onRetry={() => void refetch()} />
  const { sessions, line } = data
  const session = sessions.find(({ id }) => id === line?.sessionId)
  if (!session || !line)
    return <EmptyState icon="users" title={t('queue.noneToday')} lead={t('queue.noneTodayLead')} />
  const options = sessions.map(({ id, doctor, place, opens, closes }) => ({
    value: id,
    label: t('queue.sessionOption', {
      doctor,
      place: placeName(text, place),
      opens: time(opens),
      closes: time(closes),
    }),
  }))
  return (
    <div className="flex flex-col gap-5">
      {sessions.length > 1 ? (
        <div className="max-w-2xl">
          <SelectField
            id="queue-session"
            name="session"
            error={undefined}
            label={t('queue.session')}
            value={session.id}
            onChange={({ target }) => setChosen(target.value)}
            options={options}
          />
        </div>
      ) : (
        <p className="font-semibold">{options[0]?.label}</p>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="space-y-5 lg:order-last">
          <QueueNow key={session.id} line={line} />
          <EntryForm key={`form ${session.id}`} line={line} capacity={session.capacity} />
        </div>
        <QueueLine line={line} capacity={session.capacity} />
      </div>
    </div>
  )
}
