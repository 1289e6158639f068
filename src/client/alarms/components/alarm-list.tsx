import { listAlarms } from '../../../shared/alarms/alarms.endpoints.ts'
import type { ListedAlarm } from '../../../shared/alarms/alarms.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { LongList } from '../../platform/queries/long-list.tsx'
import { refreshEveryMs, useAnswer } from '../../platform/queries/queries.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { AlarmCard } from './alarm-card.tsx'

/** The doctor's open alarms: critical ones first. */
export function AlarmList() {
  const { t } = useText()
  return (
    <LongList
      endpoint={listAlarms}
      refetchEveryMs={refreshEveryMs}
      loading={<Skeleton lines={3} />}
      failed={t('alarmTask.loadFailed')}
      more={t('alarmTask.showMore')}
    >
      {({ alarms, next }, isFirst) =>
        isFirst && alarms.length === 0 && next === null ? (
          <EmptyState icon="circle-check" title={t('alarmTask.none')} lead={t('alarmTask.noneLead')} />
        ) : (
          <Cards alarms={alarms} />
        )
      }
    </LongList>
  )
}

/** On the page of one patient: the open alarms about them. */
export function AlarmsOfPatient({ patientId }: { patientId: string }) {
  const { data } = useAnswer(listAlarms, { refetchEveryMs: refreshEveryMs })
  const own = data?.alarms.filter(({ patient }) => patient.id === patientId) ?? []
  return own.length === 0 ? null : <Cards alarms={own} />
}

function Cards({ alarms }: { alarms: readonly ListedAlarm[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
      {alarms.map((alarm) => (
        <li key={alarm.id}>
          <AlarmCard alarm={alarm} />
        </li>
      ))}
    </ul>
  )
}
