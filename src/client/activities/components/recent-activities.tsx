import { useState } from 'react'
import { listActivities } from '../../../shared/activities/activities.endpoints.ts'
import type { Activity } from '../../../shared/activities/activities.schemas.ts'
import { useAgo } from '../../platform/i18n/ago.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useNoticeMessages } from '../../platform/manifest/notices.ts'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { activitySentence } from './activity-sentence.ts'

const shownAtFirst = 4

/** Recent changes to the user's own records, by anybody; for a dashboard. */
export function RecentActivities() {
  const text = useText()
  const { t } = text
  const { data, isPending, refetch } = useAnswer(listActivities)
  const messages = useNoticeMessages(data)
  if (isPending || messages.state === 'coming') return <Skeleton lines={4} />
  if (!data || messages.state === 'failed') {
    const retry = data ? messages.retry : () => void refetch()
    return <ErrorState text={t('activities.loadFailed')} onRetry={retry} />
  }
  const known = data.filter((activity) => activitySentence(text, activity))
  if (known.length === 0) {
    return <EmptyState icon="hourglass" title={t('activities.empty')} lead={t('activities.emptyLead')} />
  }
  return <ActivityItems all={known} />
}

function ActivityItems({ all }: { all: readonly Activity[] }) {
  const text = useText()
  const ago = useAgo()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? all : all.slice(0, shownAtFirst)
  const hidden = all.length - shown.length
  return (
    <Card className="space-y-3">
      <ul className="divide-y divide-line">
        {shown.map((activity) => (
          <li key={activity.kind + activity.subject + activity.at} className="py-2.5 first:pt-0 last:pb-0">
            <p>{activitySentence(text, activity)}</p>
            <time dateTime={activity.at} className="text-sm text-soft">
              {ago(activity.at)}
            </time>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button kind="quiet" onClick={() => setWhole(true)}>
          {text.t('notifications.more', { count: hidden })}
        </Button>
      )}
    </Card>
  )
}
