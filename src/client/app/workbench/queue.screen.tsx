import { Queue } from '../../appointments/appointments.manifest.tsx'
import { useMediaQuery } from '../../platform/browser/use-media-query.ts'
import { useLoaded } from '../../platform/browser/use-loaded.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { benchWidth } from './bench-width.ts'
import { loadQueueBench } from './load-queue-bench.ts'

/** The line of this doctor's session today; where there is room, with the chosen patient beside it. */
export function Screen() {
  return useMediaQuery(benchWidth) ? <Wide /> : <Narrow />
}

function Narrow() {
  const { t } = useText()
  return (
    <Page title={t('queue.title')} lead={t('queue.lead')}>
      <Queue />
    </Page>
  )
}

/** What cannot be fetched, as without a network, is not missed: the page for phones does the same. */
function Wide() {
  const { value: Bench, error } = useLoaded(loadQueueBench)
  if (error !== undefined) return <Narrow />
  return Bench ? <Bench /> : <Skeleton cards={2} lines={6} />
}
