import { listAppointments } from '../../../shared/appointments/appointments.contract.ts'
import {
  findPriority,
  type CriticalReading,
  type Priority,
} from '../../../shared/appointments/appointments.priority.ts'
import { useText, type Text } from '../../platform/i18n.tsx'
import { useAnswer } from '../../platform/queries.tsx'
import { today, useNow } from '../../platform/today.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The one patient who cannot wait; nothing when all can. Brick, because it is an emergency or becomes one. */
export function DoctorAlert({ readings }: { readings: readonly CriticalReading[] }) {
  const text = useText()
  const { data = [] } = useAnswer(listAppointments)
  // A request becomes urgent, and fails, by the clock alone.
  const priority = findPriority(data, readings, useNow())
  if (!priority) return null
  const { title, name, sentence, to } = wordsOf(text, priority)
  return (
    <section
      role="alert"
      className="flex flex-col gap-3 rounded-2xl border-2 border-brick bg-brick-tint p-4 sm:p-6"
    >
      <h2 className="flex items-center gap-2 font-semibold text-brick-deep">
        <Icon name="siren" />
        {title}
      </h2>
      <div>
        <p className="text-xl font-bold break-words">{name}</p>
        <p>{sentence}</p>
      </div>
      <div>
        <ButtonLink to={to} kind="emergency">
          {text.t('doctorDashboard.alert.attend')}
        </ButtonLink>
      </div>
    </section>
  )
}

function wordsOf({ t, time }: Text, priority: Priority) {
  if (priority.kind === 'reading') {
    return {
      title: t('doctorDashboard.alert.emergency'),
      name: priority.reading.patient.name,
      sentence: t('doctorDashboard.alert.critical'),
      to: `/doctor/patients/${priority.reading.patient.id}`,
    }
  }
  const { _id, date, patient, time: at } = priority.request
  const day = date === today() ? 'askedToday' : 'askedTomorrow'
  return {
    title: t('doctorDashboard.alert.highPriority'),
    name: patient.name,
    sentence: t(`doctorDashboard.alert.${day}`, { time: time(at) }),
    // Whoever only asks is not this doctor's patient yet: there is no page to open, but a request to answer.
    to: `/doctor#request-${_id}`,
  }
}
