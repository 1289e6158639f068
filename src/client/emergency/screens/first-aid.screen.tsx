import { useSession } from '../../platform/session/session-store.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useLoaded } from '../../platform/browser/use-loaded.ts'
import { Page } from '../../ui/page.tsx'
import { FirstAidCards } from '../components/first-aid/first-aid-cards.tsx'
import { HelperLaw } from '../components/first-aid/helper-law.tsx'
import { Helplines } from '../components/helplines.tsx'
import { OperatorCard } from '../components/operator-card.tsx'
import { PublicNumbers } from '../components/public-numbers.tsx'
import { TellLines } from '../components/tell-lines.tsx'

/** For everybody, without an account. */
export function Screen() {
  const { t } = useText()
  const lines = useSession() ? <SignedInLines /> : <TellLines />
  return (
    <Page title={t('firstAid.pageTitle')}>
      <PublicNumbers tell={lines} />
      <FirstAidCards />
      <OperatorCard>{lines}</OperatorCard>
      <Helplines />
      <HelperLaw />
    </Page>
  )
}

const loadOwn = () => import('../components/own-tell-lines.tsx')

/** Loaded lazily, because queries and requests are no part of the page for guests. */
function SignedInLines() {
  const { value } = useLoaded(loadOwn)
  return value ? <value.OwnTellLines /> : <TellLines />
}
