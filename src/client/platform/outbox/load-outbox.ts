import { messageBundle } from '../i18n/namespaces.ts'
import { loadMessages } from '../i18n/language.ts'

/** Loads the outbox and its messages, which the first screen does not need. */
export async function loadOutbox() {
  const [outbox] = await Promise.all([import('./outbox.ts'), loadMessages(messageBundle('waiting'))])
  return outbox
}
