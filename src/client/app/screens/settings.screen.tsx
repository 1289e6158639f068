import { useText } from '../../platform/i18n.tsx'
import { Page } from '../../ui/page.tsx'
import { KeptCard } from '../settings/persisted-card.tsx'
import { SaveDataCard } from '../settings/save-data-card.tsx'
import { DataUsageCard } from '../settings/data-usage-card.tsx'

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
