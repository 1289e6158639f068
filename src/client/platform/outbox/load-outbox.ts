import { book } from '../books.ts'
import { loadMessages } from '../language.ts'

/** The outbox itself and its words: not needed before the first screen stands. */
export async function loadOutbox() {
  const [outbox] = await Promise.all([import('./outbox.ts'), loadMessages(book('waiting'))])
  return outbox
}
