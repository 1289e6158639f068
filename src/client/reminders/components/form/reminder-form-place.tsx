import type { ComponentProps } from 'react'
import { useLoaded } from '../../../platform/browser/use-loaded.ts'
import { loadMessages } from '../../../platform/i18n/language.ts'
import { messageBundle } from '../../../platform/i18n/namespaces.ts'
import { Card } from '../../../ui/card.tsx'
import { ErrorState, Skeleton } from '../../../ui/loading.tsx'

/** Fetched for who adds or changes a medicine. */
async function loadForm() {
  const [{ ReminderForm }] = await Promise.all([
    import('./reminder-form.tsx'),
    loadMessages(messageBundle('medicine-steps')),
  ])
  return ReminderForm
}

/** The form of a medicine. */
export function ReminderFormPlace(props: ComponentProps<Awaited<ReturnType<typeof loadForm>>>) {
  const { value: ReminderForm, error, retry } = useLoaded(loadForm)
  if (ReminderForm) return <ReminderForm {...props} />
  return <Card>{error === undefined ? <Skeleton lines={6} /> : <ErrorState onRetry={retry} />}</Card>
}
