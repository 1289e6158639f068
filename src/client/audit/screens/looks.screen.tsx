import { listLooks } from '../../../shared/audit/audit.endpoints.ts'
import { groupLooks, type DayOfLooks } from '../../../shared/audit/audit.looks.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { LongList } from '../../platform/queries/long-list.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'

/** Who else has seen data of the patient one acts for, day by day. */
export function Screen() {
  const { t } = useText()
  return (
    <Page narrow title={t('accessLog.title')}>
      <LongList
        endpoint={listLooks}
        loading={<Skeleton lines={5} />}
        failed={t('accessLog.failed')}
        more={t('accessLog.more')}
      >
        {({ patient, looks }, isFirst) => (
          <>
            {isFirst && <p className="text-soft">{t('accessLog.of', { name: patient })}</p>}
            {isFirst && looks.length === 0 && (
              <EmptyState icon="eye" title={t('accessLog.none')} lead={t('accessLog.noneLead')} />
            )}
            {groupLooks(looks).map((day) => (
              <Day key={day.date} day={day} />
            ))}
          </>
        )}
      </LongList>
    </Page>
  )
}

function Day({ day: { date, groups } }: { day: DayOfLooks }) {
  const { t, day, time } = useText()
  return (
    <section className="space-y-2">
      <h2 className="text-lg font-semibold">{day(date)}</h2>
      <Card className="py-1 sm:py-2">
        <ul className="divide-y divide-line">
          {groups.map(({ latest, count }) => (
            <li key={latest.id} className="py-3">
              <p className="font-semibold break-words">
                {t(`accessLog.${latest.role}`, { name: latest.name })}
              </p>
              <p>{t.find(`accessLog.saw.${latest.what}`) ?? t('accessLog.saw.other')}</p>
              {latest.inEmergency && (
                <p className="mt-1">
                  <StatusMark tone="urgent">{t('accessLog.inEmergency')}</StatusMark>
                </p>
              )}
              {latest.isShared && <p className="text-sm">{t('accessLog.isShared')}</p>}
              <p className="text-sm text-soft">
                <time dateTime={latest.at.at}>{time(latest.at.time)}</time>
                {count > 1 && ` · ${t('accessLog.times', { count })}`}
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
