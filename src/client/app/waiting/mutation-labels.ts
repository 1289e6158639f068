import { featureOf } from '../../../shared/kit/endpoint.ts'
import type { MessageBundle } from '../../platform/i18n/language.ts'
import type { MutationLabel, QueuedManifest } from '../../platform/outbox/mutation-label.ts'
import type { QueuedMutation } from '../../platform/outbox/queued-mutation.ts'

// Found by a glob: a feature with queued writes adds its file without a registry.
const files = import.meta.glob<QueuedManifest>('../../*/*.queued.ts', { eager: true, import: 'queued' })

/** How each feature describes its queued writes, by endpoint name. */
export const mutationLabels: Readonly<Record<string, MutationLabel>> = Object.fromEntries(
  Object.values(files).flatMap(({ labels }) => Object.entries(labels)),
)

/** The messages of the features that have queued writes. */
export function messagesOf(waiting: readonly QueuedMutation[]): MessageBundle[] {
  const features = new Set(waiting.map(({ to }) => featureOf(to)))
  return [...features].flatMap((feature) => [
    ...(files[`../../${feature}/${feature}.queued.ts`]?.messages ?? []),
  ])
}
