import { listAnswered, listWaiting } from '../../../shared/communications/communications.doctor.endpoints.ts'
import type { ThreadOfDoctor } from '../../../shared/communications/communications.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { LongList } from '../../platform/queries/long-list.tsx'
import { refreshEveryMs } from '../../platform/queries/queries.tsx'
import { Card } from '../../ui/card.tsx'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { LinkRow } from '../../ui/link-row.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { FlagMark } from '../components/flag-mark.tsx'

addIcons(featurePaths)

/** Messages that wait for this doctor, danger signs first, then the longest due; and the others. */
export function Screen() {
  const { t } = useText()
  return (
    <Page title={t('doctorThreads.title')} lead={t('doctorThreads.lead')}>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <Threads part="waiting" />
        <Threads part="others" />
      </div>
    </Page>
  )
}

const parts = {
  waiting: { endpoint: listWaiting, none: 'noneWaiting' },
  others: { endpoint: listAnswered, none: 'noOthers' },
} as const

function Threads({ part }: { part: keyof typeof parts }) {
  const { t } = useText()
  const { endpoint, none } = parts[part]
  return (
    <section className="space-y-3">
      <h2 className="text-xl font-semibold">{t(`doctorThreads.${part}`)}</h2>
      <LongList
        endpoint={endpoint}
        refetchEveryMs={refreshEveryMs}
        loading={<Skeleton cards={2} lines={2} />}
        failed={t('shell.state.failed')}
        more={t('doctorThreads.more')}
      >
        {({ threads }, isFirst) =>
          isFirst && threads.length === 0 ? (
            <p className="text-soft">{t(`doctorThreads.${none}`)}</p>
          ) : (
            <Card className="py-2! sm:py-2!">
              <ul className="divide-y divide-line">
                {threads.map((thread) => (
                  <li key={thread.id}>
                    <ThreadRow thread={thread} />
                  </li>
                ))}
              </ul>
            </Card>
          )
        }
      </LongList>
    </section>
  )
}

function ThreadRow({ thread }: { thread: ThreadOfDoctor }) {
  const { t, day, time } = useText()
  const { patient, answerDueAt, isOverdue, lastAt, unread, redFlags, standingInFor } = thread
  const at = (moment: ThreadOfDoctor['lastAt']) => ({
    date: day(moment.date, 'short'),
    time: time(moment.time),
  })
  return (
    <LinkRow to={`/doctor/patients/${patient.id}/messages${standingInFor ? `#${standingInFor.id}` : ''}`}>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{patient.name}</span>
        {standingInFor && (
          <StatusMark tone="waiting">
            {t('doctorThreads.standingIn', { name: standingInFor.name })}
          </StatusMark>
        )}
        {unread > 0 && (
          <span className="text-sm font-semibold">{t('doctorThreads.unread', { count: unread })}</span>
        )}
        <FlagMark redFlags={redFlags} />
        {answerDueAt && isOverdue && (
          <StatusMark tone="bad">{t('doctorThreads.overdue', at(answerDueAt))}</StatusMark>
        )}
      </span>
      <span className="block text-sm text-soft">
        {answerDueAt && !isOverdue
          ? t('doctorThreads.dueBy', at(answerDueAt))
          : t('doctorThreads.last', at(lastAt))}
      </span>
    </LinkRow>
  )
}
