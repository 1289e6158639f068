import { featureOf } from '../../../shared/kit/endpoint.ts'
import type { MessageBundle } from '../../platform/i18n/language.ts'
import type { MutationLabel, QueuedManifest } from '../../platform/outbox/mutation-label.ts'
import type { QueuedMutation } from '../../platform/outbox/queued-mutation.ts'

// By pattern: a feature whose writes may wait brings its file, and nothing here names it.
const files = import.meta.glob<QueuedManifest>('../../*/*.queued.ts', { eager: true, import: 'queued' })

/** What each feature says of its writes that wait, by the name of the endpoint. */
export const mutationLabels: Readonly<Record<string, MutationLabel>> = Object.fromEntries(
  Object.values(files).flatMap(({ labels }) => Object.entries(labels)),
)

/** The messages of the features whose writes wait. */
export function messagesOf(waiting: readonly QueuedMutation[]): MessageBundle[] {
  const features = new Set(waiting.map(({ to }) => featureOf(to)))
  return [...features].flatMap((feature) => [
    ...(files[`../../${feature}/${feature}.queued.ts`]?.messages ?? []),
  ])
}
