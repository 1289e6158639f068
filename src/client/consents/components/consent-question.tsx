import { readConsents } from '../../../shared/consents/consents.endpoints.ts'
import { useLoaded } from '../../platform/browser/use-loaded.ts'
import { loadMessages } from '../../platform/i18n/language.ts'
import { messageBundle } from '../../platform/i18n/namespaces.ts'
import { useSharedAreas } from '../../platform/people/use-people.ts'
import { useAnswer } from '../../platform/queries/queries.tsx'

async function loadCard() {
  const [{ ConsentCard }] = await Promise.all([
    import('./consent-card.tsx'),
    loadMessages(messageBundle('consents')),
  ])
  return { ConsentCard }
}

/** For accounts that have not answered the notice in force: a card, so that nothing else has to wait for it. */
export function ConsentQuestion() {
  const isGuardian = useSharedAreas().includes('guardianship')
  const { data } = useAnswer(readConsents, { enabled: isGuardian })
  return data?.isAsked === true && <Card />
}

function Card() {
  const { value } = useLoaded(loadCard)
  return value && <value.ConsentCard />
}
