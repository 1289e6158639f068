import { useText } from '../../platform/i18n/i18n.tsx'
import { Page } from '../../ui/page.tsx'
import { FirstAidCards } from '../components/first-aid/first-aid-cards.tsx'
import { HelperLaw } from '../components/first-aid/helper-law.tsx'
import { Helplines } from '../components/helplines.tsx'
import { OperatorCard } from '../components/operator-card.tsx'
import { PublicNumbers } from '../components/public-numbers.tsx'

/** For everybody, without an account. */
export function Screen() {
  const { t } = useText()
  return (
    <Page title={t('firstAid.pageTitle')}>
      <PublicNumbers />
      <FirstAidCards />
      <OperatorCard />
      <Helplines />
      <HelperLaw />
    </Page>
  )
}
