import { useLoaded } from '../../../platform/browser/use-loaded.ts'
import { loadMessages } from '../../../platform/i18n/language.ts'
import { messageBundle } from '../../../platform/i18n/namespaces.ts'
import type { ReminderList } from '../../reminders.queries.ts'
import type { NeededProps } from './needed-cards.tsx'

/** Fetched for who takes a medicine as needed. */
async function loadCards() {
  const [{ NeededCards }] = await Promise.all([
    import('./needed-cards.tsx'),
    loadMessages(messageBundle('as-needed')),
  ])
  return NeededCards
}

export function takesAsNeeded({ reminders }: ReminderList): boolean {
  return reminders.some((one) => !one.isRemoved && one.plans.at(-1)?.asNeeded)
}

/** The medicines taken as needed, each with a button to take one; nothing while there is none. */
export function NeededDoses(props: NeededProps) {
  return takesAsNeeded(props.list) ? <Cards {...props} /> : null
}

function Cards(props: NeededProps) {
  const { value: NeededCards } = useLoaded(loadCards)
  return NeededCards ? <NeededCards {...props} /> : null
}
