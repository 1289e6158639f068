import { acknowledgeAlarm, sayOutcome } from '../../../shared/alarms/alarms.endpoints.ts'
import { deskOutcomes } from '../../../shared/alarms/alarms.rules.ts'
import type { DeskAlarm } from '../../../shared/alarms/alarms.schemas.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { refresh, useWrite } from '../../platform/queries/queries.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { AlarmSound, lastToldAt } from './alarm-sound.tsx'
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
  const { patient, acknowledged, owner, raisedAt } = alarm
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
      {acknowledged && (
        <p>{t('alarmDesk.takenBy', { name: acknowledged.name, time: clock(acknowledged.at) })}</p>
      )}
      {owner && <p className="font-semibold">{t('alarmDesk.owner', { name: owner.name })}</p>}
      <Answers alarm={alarm} />
      <ul className="text-sm">
        {alarm.tellings.flatMap(({ name, at, isReachable }) =>
          name === null ? (
            []
          ) : (
            <li key={name}>
              {t(isReachable ? 'alarmDesk.told' : 'alarmDesk.toldUnreachable', { name, time: clock(at) })}
            </li>
          ),
        )}
      </ul>
    </>
  )
}

function Answers({ alarm: { id, acknowledged } }: { alarm: DeskAlarm }) {
  const { t } = useText()
  const failed = (error: Error) => {
    showToast(errorText(t, error), 'error')
    void refresh('alarms')
  }
  const take = useWrite(acknowledgeAlarm, { onDone: () => void refresh('alarms'), onError: failed })
  const say = useWrite(sayOutcome, {
    onDone: (_, { body }) => {
      showToast(t('alarmDesk.said', { outcome: t(`alarmDesk.outcomes.${body?.outcome ?? 'phoned'}`) }))
      void refresh('alarms')
    },
    onError: failed,
  })
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('alarmDesk.question')}</legend>
      {!acknowledged && (
        <Button kind="quiet" busy={take.isPending} onClick={() => take.mutate({ params: { id } })}>
          {t('alarmDesk.take')}
        </Button>
      )}
      {deskOutcomes.map((outcome) => (
        <Button
          key={outcome}
          kind="quiet"
          busy={say.isPending && say.variables?.body?.outcome === outcome}
          onClick={() => say.mutate({ params: { id }, body: { outcome } })}
        >
          {t(`alarmDesk.outcomes.${outcome}`)}
        </Button>
      ))}
    </fieldset>
  )
}
