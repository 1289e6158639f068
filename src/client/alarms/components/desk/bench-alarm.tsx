import type { DeskAlarm } from '../../../../shared/alarms/alarms.schemas.ts'
import { dialled } from '../../../../shared/kit/text/digits.ts'
import { useHotkeys } from '../../../platform/hotkeys/use-hotkeys.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { StatusMark } from '../../../ui/status-mark.tsx'
import { ActLink } from '../../../ui/workbench/act-link.tsx'
import { BenchCells } from '../../../ui/workbench/bench-cells.tsx'
import { BenchPatient, KeyHint } from '../../../ui/workbench/workbench.tsx'
import { useClock } from '../use-clock.ts'
import { AlarmState, Tellings } from './alarm-state.tsx'
import { OutcomeButtons } from './outcome-buttons.tsx'
import { useAlarmAnswers } from './use-alarm-answers.ts'

/** An alarm as a row of the desk's workbench. */
export function AlarmRow({ alarm }: { alarm: DeskAlarm }) {
  const { t } = useText()
  const clock = useClock()
  const { acknowledged, patient, raisedAt, urgency } = alarm
  const isRed = urgency === 'critical'
  return (
    <BenchCells
      at={
        <Icon
          name={isRed ? 'siren' : 'triangle-alert'}
          className={isRed ? 'text-brick' : 'text-mustard-ink'}
        />
      }
      name={patient.name}
      facts={[
        t('alarmDesk.since', { time: clock(raisedAt) }),
        acknowledged
          ? t('alarmDesk.takenBy', { name: acknowledged.name, time: clock(acknowledged.at) })
          : (patient.address ?? ''),
      ]}
    >
      <StatusMark tone={isRed ? 'danger' : 'urgent'}>{t(`deskBench.urgencies.${urgency}`)}</StatusMark>
    </BenchCells>
  )
}

/** Whom to phone, and what came of it: only buttons close an alarm, never a key. */
export function AlarmPanel({ alarm }: { alarm: DeskAlarm }) {
  const { t } = useText()
  const clock = useClock()
  const { id, acknowledged, patient, raisedAt } = alarm
  const answers = useAlarmAnswers(id)
  const tel = `tel:${dialled(patient.phone)}`
  useHotkeys({
    a: acknowledged ? undefined : answers.take,
    c: patient.phone === '' ? undefined : () => location.assign(tel),
  })
  return (
    <BenchPatient
      who={
        <>
          <h2 className="text-2xl font-semibold break-words">{patient.name}</h2>
          <p className="text-soft">{t('alarmDesk.since', { time: clock(raisedAt) })}</p>
          {patient.address && <p className="break-words">{patient.address}</p>}
          {patient.phone === '' && <p>{t('alarmDesk.noPhone')}</p>}
          <AlarmState alarm={alarm} />
        </>
      }
      acts={
        <>
          {patient.phone !== '' && (
            <ActLink to={tel} kind="emergency" icon="phone" keys="C">
              {patient.phone}
              <KeyHint name="C" />
            </ActLink>
          )}
          {!acknowledged && (
            <Button kind="quiet" aria-keyshortcuts="A" busy={answers.isTaking} onClick={answers.take}>
              {t('alarmDesk.take')}
              <KeyHint name="A" />
            </Button>
          )}
          <OutcomeButtons answers={answers} />
        </>
      }
      record={<Tellings alarm={alarm} />}
    />
  )
}
