import type { ComponentProps } from 'react'
import { useLoaded } from '../../../platform/browser/use-loaded.ts'
import { loadMessages } from '../../../platform/i18n/language.ts'
import { messageBundle } from '../../../platform/i18n/namespaces.ts'

/** Fetched for who takes a medicine whose amount changes over the days. */
async function loadTexts() {
  const [{ StepsLine: Line, NewAmount: Amount }] = await Promise.all([
    import('./steps-texts.tsx'),
    loadMessages(messageBundle('medicine-steps')),
  ])
  return { Line, Amount }
}
type Texts = Awaited<ReturnType<typeof loadTexts>>

/** Nothing while it cannot be fetched: the amount of today stands beside it. */
export function StepsLine(props: ComponentProps<Texts['Line']>) {
  const { value } = useLoaded(loadTexts)
  return value ? <value.Line {...props} /> : null
}

export function NewAmount(props: ComponentProps<Texts['Amount']>) {
  const { value } = useLoaded(loadTexts)
  return value ? <value.Amount {...props} /> : null
}
