import { useText } from '../../platform/i18n/i18n.tsx'
import { town } from '../../platform/clock/town.ts'
import { Card } from '../../ui/card.tsx'
import { addIcons, Icon } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { Page } from '../../ui/page.tsx'
import { FirstAidCards } from '../components/first-aid/first-aid-cards.tsx'
import { Helplines } from '../components/helplines.tsx'
import { OperatorCard } from '../components/operator-card.tsx'
import { OwnTellLines } from '../components/own-tell-lines.tsx'
import { QuickDial } from '../components/quick-dial.tsx'

addIcons(featurePaths)

export function Screen() {
  const { t, choose } = useText()
  const { name, state } = town()
  return (
    <Page
      title={t('emergencyPage.title')}
      lead={
        <span className="flex items-start gap-2">
          <Icon name="map-pin" className="mt-0.5 text-leaf" />
          <span>
            {t('emergencyPage.location')}:{' '}
            <strong className="text-ink">
              {choose(name)}, {choose(state)}
            </strong>
          </span>
        </span>
      }
    >
      <QuickDial tell={<OwnTellLines />} />
      <OperatorCard openOnWide>
        <OwnTellLines />
      </OperatorCard>
      <Card className="border-s-8 border-s-mustard py-3!">
        <h2 className="font-semibold">{t('emergencyPage.reminderTitle')}</h2>
        <p>{t('emergencyPage.reminder')}</p>
      </Card>
      <FirstAidCards />
      <Helplines />
    </Page>
  )
}
