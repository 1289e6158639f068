import type { ComponentProps } from 'react'
import type { Overlap } from '../conflicts/edit-conflict.ts'
import { OverlapQuestion } from './conflict-question.tsx'

/** What the question takes of a form: see use-edit.ts. */
interface Asking {
  overlap: Overlap | null
  said: Record<string, unknown> | null
  busy: boolean
  decide: (remoteFields: readonly string[]) => void
  backToForm: () => void
}

type Props = Pick<ComponentProps<typeof OverlapQuestion>, 'rowsOf' | 'onLeave'> & { form: Asking }

/** The question in the place of the form that raised it; nothing as long as there is none. */
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
