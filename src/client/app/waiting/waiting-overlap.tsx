import { resolveConflicts } from '../../../shared/kit/three-way-merge.ts'
import { useLoaded } from '../../platform/browser/use-loaded.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { loadOutbox } from '../../platform/outbox/load-outbox.ts'
import type { RowsOf } from '../../platform/outbox/mutation-label.ts'
import type { QueuedMutation } from '../../platform/outbox/queued-mutation.ts'
import type { EditBase, Overlap } from '../../platform/conflicts/edit-conflict.ts'
import { OverlapQuestion } from '../../platform/forms/conflict-question.tsx'
import { mutationLabels } from './mutation-labels.ts'

const noRows = async (): Promise<{ rowsOf?: RowsOf }> => ({})

interface Props {
  entry: QueuedMutation
  overlap: Overlap
  /** Whether it has content; otherwise it deletes something. */
  isTyped: boolean
  busy: boolean
  onAnswer: (body: object) => void
  onDiscard: () => void
}

/** The conflict of a queued write with another phone of the same user. */
export function WaitingOverlap({ entry, overlap, isTyped, busy, onAnswer, onDiscard }: Props) {
  const text = useText()
  const label = mutationLabels[entry.to.name]
  const { value } = useLoaded(label?.loadRows ?? noRows)
  const rowsOf = label?.rows ?? value?.rowsOf
  const said = (entry.body ?? {}) as EditBase & Record<string, unknown>
  // It holds no input that could be lost: no confirmation.
  const leave = () => void loadOutbox().then(({ discard }) => discard(entry))
  // Nothing is decided about fields that are not shown.
  if (label?.loadRows && !rowsOf) return null
  return (
    <OverlapQuestion
      overlap={overlap}
      rowsOf={(record) => rowsOf?.(text, record) ?? []}
      said={isTyped ? said : null}
      busy={busy}
      onDecide={(remoteFields) =>
        onAnswer(overlap.isRemoved ? { isBack: true } : resolveConflicts(said, overlap, remoteFields))
      }
      onLeave={isTyped ? onDiscard : leave}
    />
  )
}
