import { useLoaded } from '../../../platform/browser/use-loaded.ts'
import { loadMessages } from '../../../platform/i18n/language.ts'
import { messageBundle } from '../../../platform/i18n/namespaces.ts'
import { useReminders, type ReminderList } from '../../reminders.queries.ts'

/** Fetched for who takes medicines. */
async function loadCards() {
  const [{ DosesNowCards }] = await Promise.all([
    import('./doses-now-cards.tsx'),
    loadMessages(messageBundle('reminders')),
  ])
  return DosesNowCards
}

/** Doses to mark now; nothing while there is none. */
export function DosesNow() {
  const { data } = useReminders()
  if (!data || data.reminders.every(({ isRemoved }) => isRemoved)) return null
  return <Cards list={data} />
}

/** Nothing while it cannot be fetched: the rest of the home page does not depend on it. */
function Cards({ list }: { list: ReminderList }) {
  const { value: DosesNowCards } = useLoaded(loadCards)
  return DosesNowCards ? <DosesNowCards list={list} /> : null
}
