import type { ComponentProps } from 'react'
import type { Overlap } from '../conflicts/edit-conflict.ts'
import { OverlapQuestion } from './conflict-question.tsx'

/** The part of a form that the question needs: see use-edit.ts. */
interface Asking {
  overlap: Overlap | null
  said: Record<string, unknown> | null
  busy: boolean
  decide: (remoteFields: readonly string[]) => void
  backToForm: () => void
}

type Props = Pick<ComponentProps<typeof OverlapQuestion>, 'rowsOf' | 'onLeave'> & { form: Asking }

/** Shows the conflict question instead of the form; nothing without a conflict. */
export function FormOverlap({ form, ...rest }: Props) {
  const { overlap, said, busy, decide, backToForm } = form
  return (
    overlap && (
      <OverlapQuestion
        {...rest}
        overlap={overlap}
        said={said}
        busy={busy}
        onDecide={decide}
        onBack={backToForm}
      />
    )
  )
}
