import { CounterCard } from '../../dispensing/dispensing.manifest.tsx'
import { LaboratoryPlace } from '../../laboratory/laboratory.manifest.tsx'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Page } from '../../ui/page.tsx'
import { AccountCard } from './account-card.tsx'
import { KeptCard } from './persisted-card.tsx'
import { SaveDataCard } from './save-data-card.tsx'
import { DataUsageCard } from './data-usage-card.tsx'
import { HotkeysPlace } from './hotkeys-place.tsx'
import { TextSizeCard } from './text-size-card.tsx'

/** The account, and what is set on this phone for all its users. */
export function Screen() {
  const { t } = useText()
  return (
    <Page narrow title={t('settings.title')}>
      <AccountCard />
      <CounterCard title={t('settings.counter')} />
      <LaboratoryPlace title={t('settings.laboratory')} />
      <TextSizeCard />
      <HotkeysPlace />
      <SaveDataCard />
      <DataUsageCard />
      <KeptCard />
    </Page>
  )
}
