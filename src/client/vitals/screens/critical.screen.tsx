import { useText } from '../../platform/i18n/i18n.tsx'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { Page } from '../../ui/page.tsx'
import { CriticalReadings } from '../components/critical-readings.tsx'

addIcons(featurePaths)

/** The page of a doctor's emergency alerts. */
export function Screen() {
  const { t } = useText()
  return (
    <Page title={t('vitalSigns.critical.title')} narrow>
      <CriticalReadings />
    </Page>
  )
}
