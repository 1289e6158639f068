import { listUnsignedCalls } from '../../../../shared/encounters/encounters.lists.endpoints.ts'
import { SignatureMark } from '../../../platform/encounters/signature-mark.tsx'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { LongList } from '../../../platform/queries/long-list.tsx'
import { Card } from '../../../ui/card.tsx'
import { LinkRow } from '../../../ui/link-row.tsx'
import { Skeleton } from '../../../ui/states.tsx'

/** The doctor's calls, such as those for an alarm, whose note is not signed; each leads to it. */
export function UnsignedCalls() {
  const { t, day, time } = useText()
  return (
    <LongList
      endpoint={listUnsignedCalls}
      loading={<Skeleton lines={2} />}
      failed={t('worklist.withoutNote.callsFailed')}
      more={t('appointments.schedule.more')}
    >
      {({ calls }, isFirst) =>
        calls.length === 0 ? null : (
          <Card className="space-y-2">
            {isFirst && <h2 className="text-xl font-semibold">{t('worklist.withoutNote.calls')}</h2>}
            <ul className="divide-y divide-line">
              {calls.map(({ id, patient, startedAt, alarm, isBegun }) => (
                <li key={id}>
                  <LinkRow to={`/doctor/encounters/${id}`}>
                    <span className="block font-semibold">{patient.name}</span>
                    <span className="block text-soft">
                      {day(startedAt.date, 'short')}, {time(startedAt.time)}
                      {alarm &&
                        ` · ${[t('worklist.withoutNote.alarm'), alarm.readings[0]?.value].filter(Boolean).join(': ')}`}
                    </span>
                    <span className="block">
                      {t(isBegun ? 'worklist.withoutNote.begun' : 'worklist.withoutNote.empty')}
                    </span>
                  </LinkRow>
                  <SignatureMark id={id} />
                </li>
              ))}
            </ul>
          </Card>
        )
      }
    </LongList>
  )
}
