import { useText } from '../../platform/i18n/i18n.tsx'
import { Page } from '../../ui/page.tsx'
import { Queue } from '../components/queue/queue.tsx'

/** The line of this doctor's session today. */
export function Screen() {
  const { t } = useText()
  return (
    <Page title={t('queue.title')} lead={t('queue.lead')}>
      <Queue />
    </Page>
  )
}
