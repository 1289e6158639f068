import { useText } from '../../platform/i18n/i18n.tsx'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { Page } from '../../ui/page.tsx'
import { AlarmList } from '../components/alarm-list.tsx'
import { WakeSwitch } from '../components/wake-switch.tsx'

addIcons(featurePaths)

/** The page of a doctor's emergency alerts. */
export function Screen() {
  const { t } = useText()
  return (
    <Page title={t('alarmTask.title')} narrow>
      <AlarmList />
      <WakeSwitch ofDoctor />
    </Page>
  )
}
