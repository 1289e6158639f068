import type { CalledAlarm } from '../../../shared/encounters/encounters.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'

/** Why the doctor called: the readings with their grades, and the way to the alarm with the numbers to phone. */
export function CalledAlarmFacts({ alarm: { id, urgency, raisedAt, readings } }: { alarm: CalledAlarm }) {
  const { t, day, time } = useText()
  return (
    <section className="space-y-2">
      <StatusMark tone={urgency === 'critical' ? 'danger' : 'urgent'}>
        {t(`encounters.alarm.${urgency}`)}
      </StatusMark>
      <p className="text-sm text-soft">
        {day(raisedAt.date, 'short')}, {time(raisedAt.time)}
      </p>
      <ul>
        {readings.map(({ type, value, grade, at }) => (
          <li key={`${type} ${at.at}`}>
            <span className="block text-sm text-soft">
              {t(`vitalSigns.types.${type}`)} · {time(at.time)}
              {grade !== null && ` · ${t(`vitalSigns.grades.${grade}`)}`}
            </span>
            <b className="text-lg">{value}</b>
          </li>
        ))}
      </ul>
      <ButtonLink to={`/doctor/alerts/${id}`} kind="quiet" icon="siren">
        {t('encounters.alarm.open')}
      </ButtonLink>
    </section>
  )
}
