import { acknowledgeAlarm } from '../../../shared/alarms/alarms.endpoints.ts'
import type { OpenedAlarm } from '../../../shared/alarms/alarms.schemas.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { symptomsText } from '../../platform/i18n/symptoms.ts'
import { refresh, useWrite } from '../../platform/queries/queries.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { NoteOfCall, UrgencyMark } from './alarm-card.tsx'
import { OutcomeForm } from './outcome-form.tsx'
import { ReadingValue } from './reading-value.tsx'
import { useClock } from './use-clock.ts'

/** Attend Now, then the phone numbers and the five outcomes. */
export function AlarmTask({ alarm }: { alarm: OpenedAlarm }) {
  const { t } = useText()
  const clock = useClock()
  const { id, acknowledged, outcome, owner } = alarm
  const isClosed = outcome !== null && outcome.what !== 'notReached'
  const { mutate, isPending, error } = useWrite(acknowledgeAlarm, {
    onDone: () => void refresh('alarms'),
    onError: () => void refresh('alarms'),
  })
  return (
    <div className="space-y-4">
      <UrgencyMark urgency={alarm.urgency} />
      <Readings alarm={alarm} />
      {isClosed && <Notice>{t('alarmTask.closed')}</Notice>}
      {error && <Notice kind="error">{errorText(t, error)}</Notice>}
      {owner && <p className="font-semibold">{t('alarmTask.owner', { name: owner.name })}</p>}
      {!isClosed && !acknowledged && (
        <Button wide busy={isPending} icon="heart-pulse" onClick={() => mutate({ params: { id } })}>
          {t('alarmTask.attend')}
        </Button>
      )}
      {acknowledged && !isClosed && (
        <p className="font-semibold">
          {acknowledged.isYou
            ? t('alarmTask.yours', { time: clock(acknowledged.at) })
            : t('alarmTask.takenBy', { name: acknowledged.name, time: clock(acknowledged.at) })}
        </p>
      )}
      {acknowledged && <WhomToPhone alarm={alarm} />}
      {alarm.maySayOutcome && <OutcomeForm alarm={alarm} />}
      {alarm.encounterId !== null && <NoteOfCall id={alarm.encounterId} name={alarm.patient.name} />}
      <WhoWasTold tellings={alarm.tellings} />
      {acknowledged?.isYou && (
        <ButtonLink to={`/doctor/patients/${alarm.patient.id}`} kind="quiet" icon="users">
          {t('alarmTask.toRecord')}
        </ButtonLink>
      )}
    </div>
  )
}

function Readings({ alarm: { readings } }: { alarm: OpenedAlarm }) {
  const { t } = useText()
  const clock = useClock()
  if (readings.length === 0) return <p>{t('alarmTask.noReading')}</p>
  return (
    <section className="space-y-1">
      <h2 className="text-lg font-semibold">{t('alarmTask.readings')}</h2>
      <ul className="max-h-60 overflow-y-auto">
        {readings.map((reading) => (
          <li key={reading.id}>
            <ReadingValue reading={reading} /> <span className="text-sm text-soft">{clock(reading.at)}</span>
            <span className="block font-semibold">{symptomsText(t, reading.symptoms)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function WhomToPhone({ alarm }: { alarm: OpenedAlarm }) {
  const { t } = useText()
  const { patient, phone, age, address, guardians } = alarm
  return (
    <Card className="space-y-3">
      <p className="break-words">
        {[age === null ? null : t('alarmTask.years', { age: String(age) }), address]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Call name={patient.name} phone={phone} />
      {guardians.length > 0 && <h2 className="font-semibold">{t('alarmTask.guardians')}</h2>}
      {guardians.map((one) => (
        <Call key={`${one.name} ${one.phone}`} name={one.name} phone={one.phone} />
      ))}
    </Card>
  )
}

function Call({ name, phone }: { name: string; phone: string }) {
  const { t } = useText()
  return (
    <a href={`tel:${phone}`} className={buttonClass({ kind: 'emergency', className: 'min-h-14 w-full' })}>
      <Icon name="phone" />
      {t('alarmTask.call', { name, phone })}
    </a>
  )
}

function WhoWasTold({ tellings }: Pick<OpenedAlarm, 'tellings'>) {
  const { t } = useText()
  const clock = useClock()
  if (tellings.length === 0) return null
  return (
    <section className="space-y-1">
      <h2 className="text-lg font-semibold">{t('alarmTask.tellings')}</h2>
      <ul>
        {tellings.map(({ name, at, isReachable }) => (
          <li key={name ?? ''}>
            {[name ?? t('alarmTask.theDesk'), clock(at), isReachable ? '' : t('alarmTask.notReachable')]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </section>
  )
}
