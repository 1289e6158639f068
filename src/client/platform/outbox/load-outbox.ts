import { messageBundle } from '../i18n/namespaces.ts'
import { loadMessages } from '../i18n/language.ts'

/** The outbox itself and its messages: not needed before the first screen stands. */
export async function loadOutbox() {
  const [outbox] = await Promise.all([import('./outbox.ts'), loadMessages(messageBundle('waiting'))])
  return outbox
}
