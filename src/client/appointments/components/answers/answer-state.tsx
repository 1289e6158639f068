import { isUnconfirmed } from '../../../../shared/appointments/appointments.deadlines.ts'
import type { Appointment } from '../../../../shared/appointments/appointments.schemas.ts'
import { useNow } from '../../../platform/clock/today.ts'
import { town } from '../../../platform/clock/town.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { whenText } from '../day-text.ts'
import { CallDesk } from './call-desk.tsx'

/**
 * What a patient needs to know of a request without an answer: who answers until when, unless `brief`, and not to set
 * out yet.
 */
export function AnswerState({ appointment, brief = false }: { appointment: Appointment; brief?: boolean }) {
  const text = useText()
  const now = useNow()
  const { status, answerBy, doctor, offer } = appointment
  if (status !== 'pending' || offer) return null
  return (
    <>
      {!brief && answerBy && doctor && (
        <p>{text.t('appointments.answers.by', { doctor: doctor.name, when: whenText(text, answerBy) })}</p>
      )}
      {isUnconfirmed(appointment, now, town().timeZone) && <DoNotTravel appointment={appointment} />}
    </>
  )
}

function DoNotTravel({ appointment: { type } }: { appointment: Appointment }) {
  const { t } = useText()
  return (
    <Notice
      title={t(type === 'in-person' ? 'appointments.answers.doNotTravel' : 'appointments.answers.doNotWait')}
    >
      <p>{t('appointments.answers.doNotTravelLead')}</p>
      <CallDesk />
    </Notice>
  )
}
