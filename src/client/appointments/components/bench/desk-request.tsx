import { useEffect, useRef, useState } from 'react'
import type { UnansweredRequest as Request } from '../../../../shared/appointments/appointments.schemas.ts'
import { dialled } from '../../../../shared/kit/text/digits.ts'
import { today } from '../../../platform/clock/today.ts'
import { useHotkeys } from '../../../platform/hotkeys/use-hotkeys.ts'
import { useText, type Text } from '../../../platform/i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/states.tsx'
import { StatusMark } from '../../../ui/status-mark.tsx'
import { ActLink } from '../../../ui/workbench/act-link.tsx'
import { BenchCells } from '../../../ui/workbench/bench-cells.tsx'
import { BenchPatient, KeyHint } from '../../../ui/workbench/workbench.tsx'
import { AssignDoctors } from '../assign-dialog.tsx'
import { RedFlagMark } from '../appointment-marks.tsx'
import { dayText, whenText } from '../day-text.ts'
import { mayAssign, mayPhone, RequestFacts, usePhoned, whoseTurn } from '../request-on-desk.tsx'

/** A request as a row of the desk's workbench: who has to answer, never what the patient wrote. */
export function RequestRow({ request }: { request: Request }) {
  const text = useText()
  return (
    <BenchCells at={text.time(request.time)} name={request.patient.name} facts={[turnInShort(text, request)]}>
      <Standing request={request} />
    </BenchCells>
  )
}

/** That the doctor was asked, the heading of the rows says. */
function turnInShort(text: Text, request: Request): string {
  const { doctor, isOffered, status } = request
  if (status !== 'pending' || !doctor || isOffered) return whoseTurn(text, request)
  return text.t('appointments.withDoctor', { name: doctor.name })
}

/** The day, and what else decides whether to phone: danger, the hospital, doctors who did not answer, the last call. */
function Standing({ request }: { request: Request }) {
  const text = useText()
  const { t, day } = text
  const { date, hasRedFlag, notAnsweredBy, phonedAt, sentToHospitalAt } = request
  if (sentToHospitalAt) return <StatusMark tone="danger">{t('deskBench.hospital')}</StatusMark>
  return (
    <>
      {hasRedFlag && <RedFlagMark isNamed />}
      {date !== today() && <b className="block">{day(date, 'short')}</b>}
      {phonedAt && (
        <span className="block text-soft">{t('deskBench.phonedAt', { when: whenText(text, phonedAt) })}</span>
      )}
      {!phonedAt && notAnsweredBy > 0 && (
        <span className="block text-wrong">{t('requestDesk.notAnswered', { count: notAnsweredBy })}</span>
      )}
    </>
  )
}

/** The chosen request: phone, say that one has phoned, and pass it on to a doctor who is free at that hour. */
export function RequestPanel({ request, isRested }: { request: Request; isRested: boolean }) {
  const text = useText()
  const { t } = text
  const phoned = usePhoned()
  const [wanted, setWanted] = useState(0)
  const { patient } = request
  const tel = `tel:${dialled(patient.phone)}`
  const say = () => !phoned.isPending && phoned.mutate({ params: { id: request._id } })
  const isOpen = mayAssign(request)
  useHotkeys({
    c: patient.phone === '' ? undefined : () => location.assign(tel),
    n: mayPhone(request) ? say : undefined,
    p: isOpen ? () => setWanted(wanted + 1) : undefined,
  })
  return (
    <BenchPatient
      who={
        <>
          <p className="font-semibold">
            {dayText(text, request.date)}, {text.time(request.time)}
          </p>
          <h2 className="text-2xl font-semibold break-words">{patient.name}</h2>
          <RequestFacts request={request} />
          {patient.phone === '' && <p className="text-soft">{t('requestDesk.noPhone')}</p>}
        </>
      }
      acts={
        <>
          {patient.phone !== '' && (
            <ActLink to={tel} kind="primary" icon="phone" keys="C">
              {patient.phone}
              <KeyHint name="C" />
            </ActLink>
          )}
          {mayPhone(request) && (
            <Button kind="quiet" aria-keyshortcuts="N" busy={phoned.isPending} onClick={say}>
              {t('requestDesk.phoned')}
              <KeyHint name="N" />
            </Button>
          )}
          {isOpen && (
            <Button kind="quiet" aria-keyshortcuts="P" onClick={() => setWanted(wanted + 1)}>
              {t('requestDesk.assign')}
              <KeyHint name="P" />
            </Button>
          )}
        </>
      }
      record={isOpen && <FreeDoctors request={request} wanted={wanted} isRested={isRested} />}
    />
  )
}

/** Asked for after a rest, or at once when they are wanted; then the focus goes to the first of them. */
function FreeDoctors({
  request,
  wanted,
  isRested,
}: {
  request: Request
  /** How often the key was pressed. */
  wanted: number
  /** The choice has stood for a moment: a row passed by asks for nothing. */
  isRested: boolean
}) {
  const { t } = useText()
  const place = useRef<HTMLDivElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    if (wanted > 0 && isLoaded) place.current?.querySelector('button')?.focus()
  }, [wanted, isLoaded])
  return (
    <section className="space-y-2">
      <h3 className="font-semibold">{t('deskBench.free')}</h3>
      <div ref={place}>
        {isRested || wanted > 0 ? (
          <AssignDoctors request={request} onLoaded={() => setLoaded(true)} />
        ) : (
          <Skeleton lines={4} />
        )}
      </div>
    </section>
  )
}
