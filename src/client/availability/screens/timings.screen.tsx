import { useText } from '../../platform/i18n/i18n.tsx'
import { Page } from '../../ui/page.tsx'
import { Timings } from '../components/timings.tsx'

/** When this doctor is there. */
export function Screen() {
  const { t } = useText()
  return (
    <Page title={t('availability.title')} lead={t('availability.lead')}>
      <Timings />
    </Page>
  )
}
