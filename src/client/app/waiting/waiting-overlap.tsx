import { settle } from '../../../shared/kit/overlap.ts'
import { useText } from '../../platform/i18n.tsx'
import { loadOutbox } from '../../platform/outbox/load-outbox.ts'
import type { Waiting } from '../../platform/outbox/waiting.ts'
import type { Begun, Overlap } from '../../platform/overlap.ts'
import { OverlapQuestion } from '../../ui/overlap-question.tsx'
import { wordings } from './wordings.ts'

interface Props {
  entry: Waiting
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
  const said = (entry.body ?? {}) as Begun & Record<string, unknown>
  // Nothing is typed in it that could be lost: it goes without another question.
  const leave = () => void loadOutbox().then(({ discard }) => discard(entry))
  return (
    <OverlapQuestion
      overlap={overlap}
      rowsOf={(record) => wordings[entry.to.name]?.rows?.(text, record) ?? []}
      said={isTyped ? said : null}
      busy={busy}
      onDecide={(theirs) => onAnswer(overlap.isRemoved ? { isBack: true } : settle(said, overlap, theirs))}
      onLeave={isTyped ? onDiscard : leave}
    />
  )
}
