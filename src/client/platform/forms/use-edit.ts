import { useRef, useState } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import { resolveConflicts } from '../../../shared/kit/three-way-merge.ts'
import { ApiError } from '../api/api-error.ts'
import { checkForm } from './check-form.ts'
import { readDraft } from '../session/drafts.ts'
import { useFormState } from './form-state.ts'
import { overlapIn, type EditBase } from '../conflicts/edit-conflict.ts'
import type { FormOptions } from './use-form.ts'

type Values<S extends GenericSchema> = FormOptions<S>['initial']
interface EditOptions<S extends GenericSchema, Said> extends Omit<FormOptions<S>, 'submit' | 'base'> {
  draft: string
  /** The base of the merge: what was known when the form began; null for nothing. */
  base: Partial<Said> | null
  /** What was said, as the fields hold it. */
  typed: (said: Said) => Values<S>
  onWrong?: (fields: Record<string, string>) => void
  submit: (body: Said & EditBase, key: string) => Promise<unknown>
}

/**
 * A form for something that another device of the same person may change meanwhile: it sends its base along, and
 * where both changed one field, `overlap` has the question and `decide` the answer. Else a form as any: use-form.ts.
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
  // Back in the form, its question stands no longer; the next try asks again.
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
    /** What was sent last: what this device says in the question. */
    said,
    backToForm: () => setLeft(form.failure),
    /** The answer: the fields in which the other device's version counts. */
    decide(remoteFields: readonly string[]): void {
      if (!overlap || !said) return
      const asked = { ...said, ...sentBase.current }
      if (overlap.isRemoved) sendWith({ ...asked, isBack: true })
      else sendWith(resolveConflicts(asked, overlap, remoteFields))
    },
  }
}

/** A draft without its base may be older than anything. */
function readBase(name: string, base: object | null): EditBase {
  const draft = readDraft(name)
  return draft ? (draft.base ?? { from: {} }) : { from: base ?? {} }
}

/**
 * What a form begins with: the latest that is known, until something is typed. A page that was opened from what the
 * device kept so edits what the server says. Where it changes, the form is to be made anew: hand it on as its `key`.
 */
export function useLatest<T>(known: T, draft: string): T {
  const [base, setBase] = useState(known)
  const isOther = JSON.stringify(known) !== JSON.stringify(base)
  if (!isOther || readDraft(draft) !== null) return base
  setBase(known)
  return known
}
