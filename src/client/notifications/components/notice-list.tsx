import { lazy, Suspense, useState } from 'react'
import { noticesListedTo } from '../../../shared/notifications/notifications.limits.ts'
import type { Notice } from '../../../shared/notifications/notifications.schemas.ts'
import { Link } from '../../platform/browser/navigation.tsx'
import { useText } from '../../platform/i18n/i18n.tsx'
import { noticeAgainPath, noticePath, useNoticeMessages } from '../../platform/manifest/notices.ts'
import { actFor } from '../../platform/session/acting-for.ts'
import { useSession } from '../../platform/session/session-store.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { ErrorState } from '../../ui/loading.tsx'
import { useNotices, useSeen } from '../notifications.queries.ts'
import { noticeSentence } from './notice-sentence.ts'

// Lazy: few users have more unread notices than one answer holds.
const MoreNotices = lazy(async () => ({ default: (await import('./more-notices.tsx')).MoreNotices }))

const shownAtFirst = 3

/** The unread notices; nothing when there are none. */
export function NoticeList() {
  const text = useText()
  const { t } = text
  const { data, isPending, refetch } = useNotices()
  const messages = useNoticeMessages(data)
  const markSeen = useSeen()
  const [isWhole, setWhole] = useState(false)
  if ((!data && !isPending) || messages.state === 'failed') {
    const failed = `${t('notifications.title')}: ${t('shell.state.failed')}`
    return <ErrorState text={failed} onRetry={data ? messages.retry : () => void refetch()} />
  }
  // A kind without a message stays unread for a newer version.
  const notices = data?.filter((notice) => noticeSentence(text, notice)) ?? []
  if (!data || notices.length === 0 || messages.state === 'coming') return null
  const shown = isWhole ? notices : notices.slice(0, shownAtFirst)
  const hidden = notices.length - shown.length
  const isCut = data.length >= noticesListedTo
  // Notices that were not shown must not be marked as read.
  const read = isCut ? shown : notices
  return (
    <Card className="space-y-1 py-3 sm:py-4">
      <h2 className="flex items-center gap-2 text-lg font-semibold">
        <Icon name="bell" className="text-leaf" />
        {t('notifications.title')}
      </h2>
      <ul className="divide-y divide-line">
        {shown.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} onSeen={() => markSeen([notice.id])} />
        ))}
      </ul>
      {isCut && isWhole && (
        <Suspense>
          <MoreNotices last={data.at(-1)}>
            {(notice) => <NoticeItem key={notice.id} notice={notice} onSeen={() => markSeen([notice.id])} />}
          </MoreNotices>
        </Suspense>
      )}
      <div className="flex flex-wrap justify-between gap-x-4">
        {hidden > 0 && (
          <button type="button" onClick={() => setWhole(true)} className={lineButton}>
            {isCut ? t('notifications.showMore') : t('notifications.more', { count: hidden })}
          </button>
        )}
        {notices.length > 1 && (
          <button type="button" onClick={() => markSeen(read.map(({ id }) => id))} className={lineButton}>
            {t(isCut ? 'notifications.seenShown' : 'notifications.seenAll')}
          </button>
        )}
      </div>
    </Card>
  )
}

function NoticeItem({ notice, onSeen }: { notice: Notice; onSeen: () => void }) {
  const text = useText()
  const sentence = noticeSentence(text, notice)
  const role = useSession()?.person.role
  const path = noticePath(role, notice)
  const againPath = noticeAgainPath(role, notice)
  if (!sentence) return null
  /** A doctor's notices name no such person. */
  const openRecord = () => role === 'patient' && actFor(notice.person?.id ?? null)
  return (
    <li className="flex flex-wrap items-center gap-x-2">
      {/* On a phone the buttons go below, or a sentence would get too narrow. */}
      <p className="min-w-0 flex-1 basis-60 py-2.5 break-words">{sentence}</p>
      <div className="-mx-2 flex flex-wrap gap-x-2">
        {againPath !== undefined && (
          <Link to={againPath} onClick={openRecord} className={lineLink}>
            {text.t('notifications.again')}
            <span className="sr-only">: {sentence}</span>
          </Link>
        )}
        {path !== undefined && (
          <Link to={path} onClick={openRecord} className={lineLink}>
            {text.t('notifications.open')}
            <span className="sr-only">: {sentence}</span>
          </Link>
        )}
        <button type="button" onClick={onSeen} className={`${lineButton} shrink-0 px-2`}>
          {text.t('notifications.seen')}
          {/* For screen readers: tells equal buttons apart. */}
          <span className="sr-only">: {sentence}</span>
        </button>
      </div>
    </li>
  )
}

const lineButton = 'min-h-12 min-w-12 cursor-pointer font-semibold text-leaf underline underline-offset-4'
const lineLink = `${lineButton} inline-flex shrink-0 items-center justify-center px-2`
