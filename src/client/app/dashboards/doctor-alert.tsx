import { listAppointments } from '../../../shared/appointments/appointments.endpoints.ts'
import type { ListedAlarm } from '../../../shared/alarms/alarms.schemas.ts'
import {
  findPriorities,
  type Priorities,
} from '../../../shared/appointments/worklist/appointments.priority.ts'
import { isNamed } from '../../../shared/red-flags/red-flags.kinds.ts'
import { useText, type Text } from '../../platform/i18n/i18n.tsx'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { today, useNow } from '../../platform/clock/today.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icons/icon.tsx'

/**
 * The patient of the newest critical alarm that nobody has answered, and the request with a danger sign or else the one that
 * expires next, each if there is one. In the emergency colour.
 */
export function DoctorAlert({ alarms }: { alarms: readonly ListedAlarm[] }) {
  const text = useText()
  const { t } = text
  const { data = [] } = useAnswer(listAppointments)
  // A request becomes urgent, and expires, as time passes.
  const { alarm, request } = findPriorities(data, alarms, useNow())
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] gap-4 empty:hidden">
      {alarm && (
        <Alert
          title={t('doctorDashboard.alert.emergency')}
          name={alarm.patient.name}
          sentence={t('doctorDashboard.alert.critical')}
          to={`/doctor/alerts/${alarm.id}`}
        />
      )}
      {request && (
        <Alert
          title={t('doctorDashboard.alert.highPriority')}
          name={request.patient.name}
          sentence={sentenceOf(text, request)}
          // The requester is not this doctor's patient yet and has no patient page: link to the request.
          to={`${isNamed(request.redFlags) ? '/doctor/requests' : '/doctor'}#request-${request._id}`}
        />
      )}
    </div>
  )
}

/** Of a danger sign the day may be any; else it is within two hours. */
function sentenceOf({ t, day, time }: Text, request: NonNullable<Priorities['request']>): string {
  const at = time(request.time)
  if (isNamed(request.redFlags))
    return t('doctorDashboard.alert.danger', { day: day(request.date, 'short'), time: at })
  return t(`doctorDashboard.alert.${request.date === today() ? 'askedToday' : 'askedTomorrow'}`, { time: at })
}

function Alert({ title, name, sentence, to }: Record<'title' | 'name' | 'sentence' | 'to', string>) {
  const { t } = useText()
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
          {t('doctorDashboard.alert.attend')}
        </ButtonLink>
      </div>
    </section>
  )
}
