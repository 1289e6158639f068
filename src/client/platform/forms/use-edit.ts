import { useRef, useState } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import { resolveConflicts } from '../../../shared/kit/three-way-merge.ts'
import { ApiError } from '../api/api-error.ts'
import { checkForm } from './check-form.ts'
import { hasDraft, readDraft } from '../session/drafts.ts'
import { useFormState } from './form-state.ts'
import { overlapIn, type EditBase } from '../conflicts/edit-conflict.ts'
import type { FormOptions } from './use-form.ts'

type Values<S extends GenericSchema> = FormOptions<S>['initial']
interface EditOptions<S extends GenericSchema, Said> extends Omit<FormOptions<S>, 'submit' | 'base'> {
  draft: string
  /** The base of the merge: the record when the form was opened; null for none. */
  base: Partial<Said> | null
  /** Converts a record to form values. */
  typed: (said: Said) => Values<S>
  onWrong?: (fields: Record<string, string>) => void
  submit: (body: Said & EditBase, key: string) => Promise<unknown>
}

/**
 * A form for a record that another device of the same user may change: it sends its base for a three-way merge. When
 * both changed a field, `overlap` holds the conflict and `decide` resolves it. Otherwise like use-form.ts.
 */
export function useEdit<S extends GenericSchema, Said extends InferOutput<S> & object>(
  { feature, schema }: { feature: string; schema: S },
  { base, typed, onWrong, ...task }: EditOptions<S, Said>,
) {
  const [said, setSaid] = useState<Said | null>(null)
  const [first] = useState(() => readBase(task.draft, base))
  const sentBase = useRef(first)
  const form = useFormState<Values<S>, Said & EditBase>({
    ...task,
    feature,
    base: sentBase,
    onKept: () => {
      sentBase.current = { from: base ?? {} }
      task.onKept?.()
    },
    check: (values) => {
      const checked = checkForm(schema, values)
      if ('fields' in checked) {
        onWrong?.(checked.fields)
        return checked
      }
      const output = checked.output as Said
      setSaid(output)
      return { output: { ...output, ...sentBase.current } }
    },
  })
  // Back in the form the question is closed; the next submit may ask again.
  const [left, setLeft] = useState<unknown>(null)
  const overlap = form.failure instanceof ApiError && form.failure !== left ? overlapIn(form.failure) : null

  function sendWith({ from, isBack, ...next }: Said & EditBase): void {
    sentBase.current = { from, isBack }
    form.replace(typed(next as unknown as Said))
    form.onSubmit()
  }

  return {
    ...form,
    formError: form.failure === left ? null : form.formError,
    overlap,
    /** The last submitted values: this device's version in the question. */
    said,
    backToForm: () => setLeft(form.failure),
    /** Resolves the conflict: the fields in which the other device's version wins. */
    decide(remoteFields: readonly string[]): void {
      if (!overlap || !said) return
      const asked = { ...said, ...sentBase.current }
      if (overlap.isRemoved) sendWith({ ...asked, isBack: true })
      else sendWith(resolveConflicts(asked, overlap, remoteFields))
    },
  }
}

/** A draft without a base may be of any age. */
function readBase(name: string, base: object | null): EditBase {
  const draft = readDraft(name)
  return draft ? (draft.base ?? { from: {} }) : { from: base ?? {} }
}

/**
 * The initial values: the latest known record until the user enters a field or types, so that a form opened from cached
 * data edits the server's version. Use it in the form's `key`: a change must remount it.
 */
export function useLatest<T>(known: T, draft: string): T {
  const [base, setBase] = useState(known)
  const isOther = JSON.stringify(known) !== JSON.stringify(base)
  if (!isOther || hasDraft(draft) || isInField()) return base
  setBase(known)
  return known
}

/** A remount would take the cursor away, and with it the first letters typed. */
function isInField(): boolean {
  return document.activeElement?.matches('input, select, textarea') ?? false
}
