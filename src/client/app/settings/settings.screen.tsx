import { useText } from '../../platform/i18n/i18n.tsx'
import { Page } from '../../ui/page.tsx'
import { KeptCard } from './persisted-card.tsx'
import { SaveDataCard } from './save-data-card.tsx'
import { DataUsageCard } from './data-usage-card.tsx'

/** What holds for this phone, whoever is signed in on it. */
export function Screen() {
  const { t } = useText()
  return (
    <Page narrow title={t('settings.title')}>
      <SaveDataCard />
      <DataUsageCard />
      <KeptCard />
    </Page>
  )
}
