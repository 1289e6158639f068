import type { UnansweredRequest as Request } from '../../../shared/appointments/appointments.schemas.ts'
import { useAgo } from '../../platform/i18n/ago.ts'
import { useText, type Text } from '../../platform/i18n/i18n.tsx'
import { Card } from '../../ui/card.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { RedFlagMark } from './appointment-marks.tsx'
import { dayText } from './day-text.ts'

/** A waiting request with the patient's phone number. */
export function UnansweredRequest({ request }: { request: Request }) {
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
      {request.hasRedFlag && (
        <p>
          <RedFlagMark />
        </p>
      )}
      <p className="text-lg font-semibold break-words">{request.patient.name}</p>
      <p className="text-soft">{t(`appointments.types.${request.type}`)}</p>
      {request.specialization !== '' && (
        <p className="break-words">{t('requestDesk.note', { note: request.specialization })}</p>
      )}
      <p className="font-semibold break-words">{whoseTurn(text, request)}</p>
      <div className="mt-auto">
        {request.patient.phone === '' ? (
          <p className="text-soft">{t('requestDesk.noPhone')}</p>
        ) : (
          <PhoneLink number={request.patient.phone} />
        )}
      </div>
    </Card>
  )
}

/** The doctor who has to answer, or who had accepted. */
function whoseTurn({ t }: Text, { status, doctor, openFor }: Request): string {
  if (doctor) {
    const key = { pending: 'askedDoctor', scheduled: 'promised', 'in-progress': 'running' } as const
    return t(`requestDesk.${key[status]}`, { name: doctor.name })
  }
  return openFor === 0 ? t('requestDesk.openForNobody') : t('requestDesk.openFor', { count: openFor })
}
