import { markPhoned } from '../../../shared/appointments/appointments.endpoints.ts'
import type { UnansweredRequest as Request } from '../../../shared/appointments/appointments.schemas.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useAgo } from '../../platform/i18n/ago.ts'
import { useText, type Text } from '../../platform/i18n/i18n.tsx'
import { refresh, useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { Card } from '../../ui/card.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { RedFlagMark } from './appointment-marks.tsx'
import { dayText, whenText } from './day-text.ts'

/** A waiting request with the patient's phone number: whom it asks for, never what the patient wrote. */
export function UnansweredRequest({ request, onAssign }: { request: Request; onAssign: () => void }) {
  const text = useText()
  const { t } = text
  const ago = useAgo()
  return (
    <Card className="flex h-full flex-col gap-2">
      <div>
        <p className="text-soft">{dayText(text, request.date)}</p>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="text-2xl font-bold">{text.time(request.time)}</p>
          {request.status === 'pending' && (
            <StatusMark tone="waiting">{t('requestDesk.asked', { ago: ago(request.askedAt.at) })}</StatusMark>
          )}
        </div>
      </div>
      {request.hasRedFlag && <RedFlag />}
      <p className="text-lg font-semibold break-words">{request.patient.name}</p>
      <RequestRest request={request} />
      <div className="mt-auto space-y-2">
        {request.patient.phone === '' ? (
          <p className="text-soft">{t('requestDesk.noPhone')}</p>
        ) : (
          <PhoneLink number={request.patient.phone} />
        )}
        <DeskActions request={request} onAssign={onAssign} />
      </div>
    </Card>
  )
}

/** What the desk knows of a request besides name, day and phone. */
export function RequestFacts({ request }: { request: Request }) {
  const { t } = useText()
  const ago = useAgo()
  return (
    <>
      {request.status === 'pending' && (
        <StatusMark tone="waiting">{t('requestDesk.asked', { ago: ago(request.askedAt.at) })}</StatusMark>
      )}
      {request.hasRedFlag && <RedFlag />}
      <RequestRest request={request} />
    </>
  )
}

function RedFlag() {
  return (
    <p>
      <RedFlagMark isNamed />
    </p>
  )
}

function RequestRest({ request }: { request: Request }) {
  const text = useText()
  const { t } = text
  return (
    <>
      <p className="text-soft">{t(`appointments.types.${request.type}`)}</p>
      <p className="break-words">{asksFor(text, request)}</p>
      <p className="font-semibold break-words">{whoseTurn(text, request)}</p>
      {request.notAnsweredBy > 0 && (
        <p>
          <StatusMark tone="bad">{t('requestDesk.notAnswered', { count: request.notAnsweredBy })}</StatusMark>
        </p>
      )}
      {request.phonedAt && (
        <p className="text-soft">
          {t('requestDesk.phonedAt', {
            date: text.day(request.phonedAt.date, 'short'),
            time: text.time(request.phonedAt.time),
          })}
        </p>
      )}
    </>
  )
}

/** That the desk has phoned the patient. */
export function usePhoned() {
  const { t } = useText()
  return useWrite(markPhoned, {
    onDone: () => showToast(t('requestDesk.phonedDone')),
    onError: (error) => {
      showToast(errorText(t, error), 'error')
      void refresh('appointments')
    },
  })
}

export function mayPhone({ status, sentToHospitalAt }: Request): boolean {
  return status === 'pending' || sentToHospitalAt !== null
}

export function mayAssign({ status, sentToHospitalAt, isOffered }: Request): boolean {
  return status === 'pending' && sentToHospitalAt === null && !isOffered
}

function DeskActions({ request, onAssign }: { request: Request; onAssign: () => void }) {
  const { t } = useText()
  const phoned = usePhoned()
  if (!mayPhone(request)) return null
  return (
    <>
      <Button
        kind="quiet"
        icon="phone"
        wide
        busy={phoned.isPending}
        onClick={() => phoned.mutate({ params: { id: request._id } })}
      >
        {t('requestDesk.phoned')}
      </Button>
      {mayAssign(request) && (
        <Button kind="quiet" icon="stethoscope" wide onClick={onAssign}>
          {t('requestDesk.assign')}
        </Button>
      )}
    </>
  )
}

function asksFor({ t }: Text, { specialties }: Request): string {
  if (specialties.length === 0) return t('requestDesk.asksForAny')
  return t('requestDesk.asksFor', {
    specialties: specialties.map((one) => t(`specialties.${one}`)).join(', '),
  })
}

/** The doctor who has to answer, or who had accepted; or what a doctor or the patient has to do. */
export function whoseTurn(
  text: Text,
  { status, doctor, openFor, isOffered, sentToHospitalAt }: Request,
): string {
  const { t } = text
  if (sentToHospitalAt) return t('requestDesk.sentAt', { time: whenText(text, sentToHospitalAt) })
  if (isOffered) return t('requestDesk.offered')
  if (doctor && status !== 'cancelled') {
    const key = { pending: 'askedDoctor', scheduled: 'promised', 'in-progress': 'running' } as const
    return t(`requestDesk.${key[status]}`, { name: doctor.name })
  }
  return openFor === 0 ? t('requestDesk.openForNobody') : t('requestDesk.openFor', { count: openFor })
}
