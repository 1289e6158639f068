import { useText } from '../../platform/i18n/i18n.tsx'
import { town } from '../../platform/clock/town.ts'
import { Card } from '../../ui/card.tsx'
import { addIcons, Icon } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { Page } from '../../ui/page.tsx'
import { FirstAidTips } from '../components/first-aid-tips.tsx'
import { QuickDial } from '../components/quick-dial.tsx'

addIcons(featurePaths)

export function Screen() {
  const { t, choose } = useText()
  const { name, state } = town()
  return (
    <Page title={t('emergencyPage.title')}>
      <p className="flex items-start gap-2">
        <Icon name="map-pin" className="mt-0.5 text-leaf" />
        <span>
          <span className="text-soft">{t('emergencyPage.location')}: </span>
          <strong>
            {choose(name)}, {choose(state)}
          </strong>
        </span>
      </p>
      <QuickDial />
      <Card className="border-s-8 border-s-mustard">
        <h2 className="font-semibold">{t('emergencyPage.reminderTitle')}</h2>
        <p>{t('emergencyPage.reminder')}</p>
      </Card>
      <FirstAidTips />
    </Page>
  )
}
