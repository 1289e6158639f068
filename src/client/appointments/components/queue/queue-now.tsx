import { startAppointment } from '../../../../shared/appointments/appointments.endpoints.ts'
import type { callNext } from '../../../../shared/appointments/appointments.queue.endpoints.ts'
import type { QueueEntry } from '../../../../shared/appointments/queue/appointments.queue.schemas.ts'
import type { AnswerOf } from '../../../../shared/kit/endpoint.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { navigate } from '../../../platform/browser/navigation.tsx'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { refresh, useWrite } from '../../../platform/queries/queries.tsx'
import { useSession } from '../../../platform/session/session-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useCallNext } from './use-call-next.ts'

/** Who is inside, and the press that calls the next one. */
export function QueueNow({ line }: { line: AnswerOf<typeof callNext> }) {
  const { t } = useText()
  const { inside, error, word, mayBeAbsent, call, isCalling } = useCallNext(line)
  return (
    <Card className="space-y-3">
      <h2 className="font-semibold text-soft">{t('queue.inside')}</h2>
      {inside.length === 0 && <p className="text-xl">{t('queue.nobodyInside')}</p>}
      {inside.map((entry) => (
        <Inside key={entry.id} entry={entry} />
      ))}
      {error && <Notice kind="error">{errorText(t, error)}</Notice>}
      <div className="flex flex-wrap gap-2">
        {word !== null && (
          <Button icon="chevron-right" busy={isCalling(true)} onClick={() => call(true)}>
            {word}
          </Button>
        )}
        {mayBeAbsent && (
          <Button kind="quiet" icon="x" busy={isCalling(false)} onClick={() => call(false)}>
            {t('queue.notThere')}
          </Button>
        )}
      </div>
    </Card>
  )
}

/** Number and name, and for the doctor the way to the note. */
function Inside({ entry: { appointmentId, isStarted, name, token } }: { entry: QueueEntry }) {
  const { t, number } = useText()
  const isDoctor = useSession()?.person.role === 'doctor'
  const start = useWrite(startAppointment, {
    onDone: ({ _id }) => {
      void refresh('queue')
      navigate(`/doctor/encounters/${_id}`)
    },
  })
  return (
    <div className="space-y-2">
      <p className="flex items-baseline gap-3">
        <span className="text-3xl font-bold">{number(token)}</span>
        <span className="min-w-0 text-xl break-words">{name}</span>
      </p>
      {start.error && <Notice kind="error">{errorText(t, start.error)}</Notice>}
      {isDoctor && appointmentId !== null && (
        <Button
          kind="quiet"
          icon="pencil"
          busy={start.isPending}
          onClick={() => {
            if (isStarted) navigate(`/doctor/encounters/${appointmentId}`)
            else start.mutate({ params: { id: appointmentId } })
          }}
        >
          {t(isStarted ? 'queue.write' : 'queue.start')}
        </Button>
      )}
    </div>
  )
}
