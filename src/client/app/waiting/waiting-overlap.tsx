import { resolveConflicts } from '../../../shared/kit/three-way-merge.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { loadOutbox } from '../../platform/outbox/load-outbox.ts'
import type { QueuedMutation } from '../../platform/outbox/queued-mutation.ts'
import type { EditBase, Overlap } from '../../platform/conflicts/edit-conflict.ts'
import { OverlapQuestion } from '../../platform/forms/conflict-question.tsx'
import { mutationLabels } from './mutation-labels.ts'

interface Props {
  entry: QueuedMutation
  overlap: Overlap
  /** It says something; else it takes something away. */
  isTyped: boolean
  busy: boolean
  onAnswer: (body: object) => void
  onDiscard: () => void
}

/** What another phone of this person changed while this waited. */
export function WaitingOverlap({ entry, overlap, isTyped, busy, onAnswer, onDiscard }: Props) {
  const text = useText()
  const said = (entry.body ?? {}) as EditBase & Record<string, unknown>
  // Nothing is typed in it that could be lost: it goes without another question.
  const leave = () => void loadOutbox().then(({ discard }) => discard(entry))
  return (
    <OverlapQuestion
      overlap={overlap}
      rowsOf={(record) => mutationLabels[entry.to.name]?.rows?.(text, record) ?? []}
      said={isTyped ? said : null}
      busy={busy}
      onDecide={(remoteFields) =>
        onAnswer(overlap.isRemoved ? { isBack: true } : resolveConflicts(said, overlap, remoteFields))
      }
      onLeave={isTyped ? onDiscard : leave}
    />
  )
}
