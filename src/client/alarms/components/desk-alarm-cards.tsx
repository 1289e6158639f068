import type { DeskAlarm } from '../../../shared/alarms/alarms.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { AlarmSound, lastToldAt } from './alarm-sound.tsx'
import { AlarmState, Tellings } from './desk/alarm-state.tsx'
import { OutcomeButtons } from './desk/outcome-buttons.tsx'
import { useAlarmAnswers } from './desk/use-alarm-answers.ts'
import { useClock } from './use-clock.ts'

/** On top of the desk until closed: whom to phone. Nothing that was measured. */
export function DeskAlarmCards({ alarms, open }: { alarms: readonly DeskAlarm[]; open: number }) {
  const { t } = useText()
  const red = alarms.filter(({ urgency }) => urgency === 'critical')
  const amber = alarms.filter(({ urgency }) => urgency === 'urgent')
  const hidden = open - alarms.length
  return (
    <div className="space-y-3">
      {red.length > 0 && (
        <section
          role="alert"
          className="space-y-3 rounded-2xl bg-brick p-4 text-on-brick print:border-2 print:border-ink print:bg-card print:text-ink"
        >
          <h2 className="flex items-center gap-2 text-xl font-bold">
            <Icon name="siren" />
            {t('alarmBar.critical', { count: red.length })}
          </h2>
          <AlarmSound toldAt={lastToldAt(red)} />
          <DeskList alarms={red} />
        </section>
      )}
      {amber.length > 0 && (
        <section className="space-y-3 rounded-2xl border-2 border-mustard p-4">
          <h2 className="text-lg font-semibold">{t('alarmBar.urgent', { count: amber.length })}</h2>
          <DeskList alarms={amber} />
        </section>
      )}
      {hidden > 0 && <p>{t('alarmDesk.hidden', { count: String(hidden) })}</p>}
    </div>
  )
}

function DeskList({ alarms }: { alarms: readonly DeskAlarm[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
      {alarms.map((alarm) => (
        <li key={alarm.id} className="space-y-2 rounded-xl bg-card p-4 text-ink">
          <DeskItem alarm={alarm} />
        </li>
      ))}
    </ul>
  )
}

function DeskItem({ alarm }: { alarm: DeskAlarm }) {
  const { t } = useText()
  const clock = useClock()
  const { patient, raisedAt } = alarm
  return (
    <>
      <p>
        <span className="text-lg font-semibold break-words">{patient.name}</span>{' '}
        <span className="text-soft">{t('alarmDesk.since', { time: clock(raisedAt) })}</span>
      </p>
      {patient.address && <p className="break-words">{patient.address}</p>}
      {patient.phone === '' ? (
        <p>{t('alarmDesk.noPhone')}</p>
      ) : (
        <a
          href={`tel:${patient.phone}`}
          className={buttonClass({ kind: 'emergency', className: 'min-h-14 w-full' })}
        >
          <Icon name="phone" />
          {t('alarmDesk.call', { name: patient.name, phone: patient.phone })}
        </a>
      )}
      <AlarmState alarm={alarm} />
      <Answers alarm={alarm} />
      <Tellings alarm={alarm} />
    </>
  )
}

function Answers({ alarm: { id, acknowledged } }: { alarm: DeskAlarm }) {
  const { t } = useText()
  const answers = useAlarmAnswers(id)
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('alarmDesk.question')}</legend>
      {!acknowledged && (
        <Button kind="quiet" busy={answers.isTaking} onClick={answers.take}>
          {t('alarmDesk.take')}
        </Button>
      )}
      <OutcomeButtons answers={answers} />
    </fieldset>
  )
}
