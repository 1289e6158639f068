import type { ComponentProps } from 'react'
import { loadOnce, useLoaded } from '../../../platform/browser/use-loaded.ts'
import { loadMessages } from '../../../platform/i18n/language.ts'
import { messageBundle } from '../../../platform/i18n/namespaces.ts'

/** Fetched for who removes a medicine of a prescription. */
async function loadRemoval() {
  const [{ StopQuestion: Question, TellDoctor: Tell }] = await Promise.all([
    import('./stop-question.tsx'),
    loadMessages(messageBundle('stop-reasons')),
  ])
  return { Question, Tell }
}
type Removal = Awaited<ReturnType<typeof loadRemoval>>

/** False if it cannot be fetched: nobody is kept from stopping by a question. */
export async function canAskWhy(): Promise<boolean> {
  try {
    await loadOnce(loadRemoval)
    return true
  } catch {
    return false
  }
}

export function StopQuestion(props: ComponentProps<Removal['Question']>) {
  const { value } = useLoaded(loadRemoval)
  return value ? <value.Question {...props} /> : null
}

export function TellDoctor() {
  const { value } = useLoaded(loadRemoval)
  return value ? <value.Tell /> : null
}
