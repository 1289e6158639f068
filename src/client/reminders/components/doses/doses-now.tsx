import { lazy, Suspense } from 'react'
import { loadMessages } from '../../../platform/i18n/language.ts'
import { messageBundle } from '../../../platform/i18n/namespaces.ts'
import { useReminders } from '../../reminders.queries.ts'

// Fetched for who takes medicines.
const Cards = lazy(async () => {
  const [{ DosesNowCards }] = await Promise.all([
    import('./doses-now-cards.tsx'),
    loadMessages(messageBundle('reminders')),
  ])
  return { default: DosesNowCards }
})

/** Doses to mark now; nothing while there is none. */
export function DosesNow() {
  const { data } = useReminders()
  if (!data || data.reminders.every(({ isRemoved }) => isRemoved)) return null
  return (
    <Suspense>
      <Cards list={data} />
    </Suspense>
  )
}
