import type { ListedAlarm } from '../../../shared/alarms/alarms.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { symptomsText } from '../../platform/i18n/symptoms.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { ReadingValue } from './reading-value.tsx'
import { useClock } from './use-clock.ts'

/** Red or amber, in words too. */
export function UrgencyMark({ urgency }: Pick<ListedAlarm, 'urgency'>) {
  const { t } = useText()
  return (
    <p className="flex items-center gap-2 font-semibold">
      <Icon
        name={urgency === 'critical' ? 'diamond-alert' : 'triangle-alert'}
        className={urgency === 'critical' ? 'text-brick-deep' : 'text-mustard-ink'}
      />
      {t(`alarmTask.urgencies.${urgency}`)}
    </p>
  )
}

/** An open alarm, with the way to attend to it. */
export function AlarmCard({ alarm }: { alarm: ListedAlarm }) {
  const { t } = useText()
  const clock = useClock()
  const { id, urgency, patient, reading, more, acknowledged, owner, encounterId } = alarm
  const border = urgency === 'critical' ? 'border-brick' : 'border-mustard'
  return (
    <div className={`space-y-2 rounded-2xl border-2 ${border} bg-card p-4`}>
      <UrgencyMark urgency={urgency} />
      <p className="text-lg font-semibold break-words">{patient.name}</p>
      {reading ? (
        <p>
          <ReadingValue reading={reading} />{' '}
          <span className="text-sm text-soft">
            {clock(reading.at)}
            {more > 0 && <> · {t('alarmTask.more', { count: more })}</>}
          </span>
          <span className="block font-semibold">{symptomsText(t, reading.symptoms)}</span>
        </p>
      ) : (
        <p>{t('alarmTask.noReading')}</p>
      )}
      {acknowledged && !acknowledged.isYou && (
        <p>{t('alarmTask.takenBy', { name: acknowledged.name, time: clock(acknowledged.at) })}</p>
      )}
      {owner && <p className="font-semibold">{t('alarmTask.owner', { name: owner.name })}</p>}
      <ButtonLink to={`/doctor/alerts/${id}`} icon="heart-pulse">
        {t(acknowledged ? 'alarmTask.goOn' : 'alarmTask.attend')}
        {/* For screen readers: tells equal links apart. */}
        <span className="sr-only">: {patient.name}</span>
      </ButtonLink>
      {encounterId !== null && <NoteOfCall id={encounterId} name={patient.name} />}
    </div>
  )
}

/** The way to the note of one's own call. */
export function NoteOfCall({ id, name }: { id: string; name: string }) {
  const { t } = useText()
  return (
    <ButtonLink to={`/doctor/encounters/${id}`} kind="quiet" icon="pencil">
      {t('alarmTask.writeNote')}
      <span className="sr-only">: {name}</span>
    </ButtonLink>
  )
}
