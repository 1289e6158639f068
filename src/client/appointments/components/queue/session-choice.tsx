import { useState } from 'react'
import { readQueue } from '../../../../shared/appointments/appointments.queue.endpoints.ts'
import type { AnswerOf } from '../../../../shared/kit/endpoint.ts'
import { timeIn } from '../../../../shared/kit/time/town-time.ts'
import { serverNow } from '../../../platform/clock/server-clock.ts'
import { today } from '../../../platform/clock/today.ts'
import { town } from '../../../platform/clock/town.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { placeName } from '../../../platform/i18n/place-name.ts'
import { refreshEveryMs, useAnswer } from '../../../platform/queries/queries.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'

type Session = AnswerOf<typeof readQueue>['sessions'][number]

/** What was chosen last, on any page: a desk gives one number after the other for the same doctor. */
let last: { id: string; day: string; closes: string } | null = null

function lastOpen(): string {
  const now = timeIn(town().timeZone, new Date(serverNow()))
  return last?.day === today() && last.closes > now ? last.id : ''
}

/** The line of a session today: the one chosen last while it goes on, else the one that the server proposes. */
export function useSessionQueue() {
  const [chosen, setChosen] = useState(lastOpen)
  const query = chosen === '' ? {} : { sessionId: chosen }
  const queue = useAnswer(readQueue, { query, refetchEveryMs: refreshEveryMs })
  function choose(id: string): void {
    const session = queue.data?.sessions.find((one) => one.id === id)
    last = session ? { id, day: today(), closes: session.closes } : null
    setChosen(id)
  }
  return { queue, choose }
}

/** Doctor, place and hours of a session. */
export function useSessionText(): (session: Session) => string {
  const text = useText()
  const { t, time } = text
  return ({ doctor, place, opens, closes }) =>
    t('queue.sessionOption', {
      doctor,
      place: placeName(text, place),
      opens: time(opens),
      closes: time(closes),
    })
}

/** Chooses among the sessions of today. */
export function SessionChoice({
  sessions,
  value,
  onChoose,
}: {
  sessions: readonly Session[]
  value: string
  onChoose: (id: string) => void
}) {
  const { t } = useText()
  const say = useSessionText()
  return (
    <div className="max-w-2xl">
      <SelectField
        id="queue-session"
        name="session"
        error={undefined}
        label={t('queue.session')}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        options={sessions.map((one) => ({ value: one.id, label: say(one) }))}
      />
    </div>
  )
}
