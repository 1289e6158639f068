import type { ComponentProps } from 'react'
import { useLoaded } from '../../../platform/browser/use-loaded.ts'
import { loadMessages } from '../../../platform/i18n/language.ts'
import { messageBundle } from '../../../platform/i18n/namespaces.ts'

/** Fetched for patients with a prescription that still goes on. */
async function loadLines() {
  const [{ PrescribedLines }] = await Promise.all([
    import('./prescribed-lines.tsx'),
    loadMessages(messageBundle('doses')),
    loadMessages(messageBundle('stop-reasons')),
    loadMessages(messageBundle('prescription-card')),
  ])
  return PrescribedLines
}

/** For the doctor, what prescriptions say is taken now. Only the names while the rest cannot be fetched. */
export function PrescribedNow({ prescribed }: ComponentProps<Awaited<ReturnType<typeof loadLines>>>) {
  const { value: Lines } = useLoaded(loadLines)
  if (Lines) return <Lines prescribed={prescribed} />
  return (
    <ul>
      {prescribed.map(({ item: { id, name, strength } }) => (
        <li key={id} className="wrap-anywhere">
          {[name, strength].filter(Boolean).join(' ')}
        </li>
      ))}
    </ul>
  )
}
