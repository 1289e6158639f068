import type { ReactNode } from 'react'
import { cursorAfter } from '../../../shared/kit/pages.ts'
import { listMoreNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import type { Notice } from '../../../shared/notifications/notifications.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useNoticeMessages } from '../../platform/manifest/notices.ts'
import { RestOfList } from '../../platform/queries/long-list.tsx'
import { ErrorState, Skeleton } from '../../ui/loading.tsx'

/** Older notices than the list holds, page by page on demand. */
export function MoreNotices({
  last,
  children,
}: {
  last: Notice | undefined
  children: (notice: Notice) => ReactNode
}) {
  const { t } = useText()
  if (!last) return null
  return (
    <RestOfList
      endpoint={listMoreNotices}
      after={cursorAfter({ at: new Date(last.at), id: last.id })}
      loading={<Skeleton lines={4} />}
      more={t('notifications.showMore')}
    >
      {({ notices }) => <Sentences notices={notices}>{children}</Sentences>}
    </RestOfList>
  )
}

function Sentences({ notices, children }: { notices: Notice[]; children: (notice: Notice) => ReactNode }) {
  const { t } = useText()
  const { state, retry } = useNoticeMessages(notices)
  if (state === 'failed') return <ErrorState text={t('shell.state.failed')} onRetry={retry} />
  return state === 'there' && <ul className="divide-y divide-line">{notices.map(children)}</ul>
}
