import type { ComponentProps } from 'react'
import { useLoaded } from '../../../platform/browser/use-loaded.ts'
import { loadMessages } from '../../../platform/i18n/language.ts'
import { messageBundle } from '../../../platform/i18n/namespaces.ts'

/** Fetched for patients who entered a medicine. */
async function loadLines() {
  const [{ OwnLines }] = await Promise.all([
    import('./own-lines.tsx'),
    loadMessages(messageBundle('medicines')),
    loadMessages(messageBundle('reminders')),
  ])
  return OwnLines
}

/** For the doctor, the medicines that a patient entered. Only the names while the rest cannot be fetched. */
export function OwnMedicines({ reminders }: ComponentProps<Awaited<ReturnType<typeof loadLines>>>) {
  const { value: Lines } = useLoaded(loadLines)
  if (Lines) return <Lines reminders={reminders} />
  return (
    <ul>
      {reminders.map(({ id, name }) => (
        <li key={id} className="wrap-anywhere">
          {name}
        </li>
      ))}
    </ul>
  )
}
