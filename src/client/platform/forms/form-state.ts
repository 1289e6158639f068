import { useEffect, useId, useLayoutEffect, useRef, useState, type ChangeEvent } from 'react'
import { ApiError } from '../api/api-error.ts'
import { draftOwner, readDraft, writeDraft, type Attempt } from '../session/drafts.ts'
import { errorText, fieldText } from '../api/error-text.ts'
import { focusFirst, readField } from './form-fields.ts'
import { useText } from '../i18n/i18n.tsx'
import { newKey } from '../api/keys.ts'
import type { EditBase } from '../conflicts/edit-conflict.ts'
import { QueuedOffline } from '../outbox/queued-offline.ts'
import {
  fitting,
  mapTexts,
  valueAt,
  withValue,
  type PathOf,
  type TextPathOf,
  type ValueAt,
} from './nested-values.ts'

type Typed = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The valid output, or the error code of each invalid field by its path: `times.1`. */
export type Checked<Output> = { output: Output } | { fields: Record<string, string> }

export interface FormTask<Values, Output> {
  /** The feature whose messages hold the error texts. */
  feature: string
  initial: Values
  /** The name of the draft that keeps the input (no files) until it is sent: see drafts.ts. */
  draft?: string
  /** The base of the edit, stored with the draft: see use-edit.ts. */
  base?: { readonly current: EditBase }
  check: (values: Values) => Checked<Output> | Promise<Checked<Output>>
  /** What is sent and is no value of the form, such as the ids of files: with other ones the key is another. */
  besides?: unknown
  /**
   * `key` is the idempotency key: it stays the same until the input changes, so that a retry after a lost answer does
   * not count twice. What this throws is shown.
   */
  submit: (output: Output, key: string) => Promise<unknown>
  /** Called before the cursor goes to the first of these wrong fields: their part of the form may be closed. */
  onRefused?: (paths: readonly string[]) => void
  /** Called when the outbox has kept it: the form counts as sent. */
  onKept?: () => void
}

/** Props for field components of `ui` that hold something other than text. */
interface FieldState {
  name: string
  id: string
  /** The error text of the field. */
  error: string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}
/** Props for a text field. */
export interface FieldProps extends FieldState {
  value: string
  onChange: (event: ChangeEvent<Typed>) => void
}

/** The state of a form: keeps the input, validates on submit, shows errors at their fields. */
export function useFormState<Values extends object, Output>(task: FormTask<Values, Output>) {
  const { t } = useText()
  const { typed, errors, fields } = useFields(task)
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const isWorking = useRef(false)

  /** One at a time; what it throws is shown. */
  async function work(doing: (values: Values) => Promise<void>): Promise<void> {
    if (isWorking.current) return
    isWorking.current = true
    setBusy(true)
    setFailure(null)
    try {
      typed.keep(typed.readPage())
      await doing(typed.latest.current)
    } catch (error) {
      setFailure(error)
      if (error instanceof ApiError && error.fields) showWrong(error.fields)
    } finally {
      isWorking.current = false
      setBusy(false)
    }
  }

  function showWrong(codes: Record<string, string>): void {
    task.onRefused?.(Object.keys(codes))
    errors.show(codes)
  }

  const submit = () =>
    work(async (values) => {
      const checked = await task.check(values)
      if ('fields' in checked) showWrong(checked.fields)
      else await send(checked.output)
    })

  const checkPart = (paths: readonly string[], onValid: (values: Values) => void) =>
    work(async (values) => {
      const checked = await task.check(values)
      const codes = Object.entries('fields' in checked ? checked.fields : {})
      const wrong = Object.fromEntries(codes.filter(([path]) => paths.includes(path)))
      errors.show(wrong)
      if (Object.keys(wrong).length === 0) onValid(values)
    })

  async function send(output: Output): Promise<void> {
    errors.clear()
    const isKept = await task.submit(output, typed.keyFor(output)).then(() => false, whetherKept)
    typed.forgetAttempt()
    if (!isKept) return
    typed.keep(task.initial)
    task.onKept?.()
  }

  return {
    ...fields,
    /** The error text for the whole form, or null. */
    formError: failure === null ? null : errorText(t, failure),
    /** What `submit` threw, for screens that show more than the text. */
    failure,
    busy,
    /** Validates these fields alone, for a form that asks one thing after another. */
    checkPart,
    onSubmit: (event?: { preventDefault(): void }) => {
      event?.preventDefault()
      void submit()
    },
  }
}

/** The fields' values and errors by path. */
function useFields<Values extends object, Output>(task: FormTask<Values, Output>) {
  const { t } = useText()
  const formId = useId()
  const idOf = (path: string) => `${formId}-${path}`
  const typed = useTypedValues(task, idOf)
  const errors = useFieldErrors(idOf)
  const { values } = typed

  function get<Path extends PathOf<Values>>(path: Path): ValueAt<Values, Path> {
    return valueAt(values, path) as ValueAt<Values, Path>
  }

  function set<Path extends PathOf<Values>>(path: Path, value: ValueAt<Values, Path>): void {
    typed.keep(withValue(typed.latest.current, path, value))
    errors.clear(path)
    typed.saveDraft()
  }

  /** Replaces all values. */
  function replace(next: Values): void {
    typed.keep(next)
    errors.clear()
    typed.saveDraft()
  }

  function fieldState(path: PathOf<Values>): FieldState {
    const code = errors.codes[path]
    return {
      name: path,
      id: idOf(path),
      error: code === undefined ? undefined : fieldText(t, task.feature, code),
      'aria-invalid': code === undefined ? undefined : true,
      'aria-describedby': code === undefined ? undefined : `${idOf(path)}-error`,
    }
  }

  function field(path: TextPathOf<Values>): FieldProps {
    return {
      ...fieldState(path),
      value: String(get(path) ?? ''),
      onChange: (event) => set(path, event.target.value as ValueAt<Values, typeof path>),
    }
  }

  return {
    typed,
    errors,
    fields: {
      values,
      get,
      set,
      replace,
      field,
      fieldState,
      /** Shows the codes at their fields and leaves the cursor where it is: what refused them was not a press. */
      markErrors: errors.mark,
    },
  }
}

/** The input, in the page and as a draft, and the attempt to send it. */
function useTypedValues<Values extends object, Output>(
  task: FormTask<Values, Output>,
  idOf: (path: string) => string,
) {
  // The author: a session that ends during the submit must not leave the draft under another owner.
  const [owner] = useState(() => draftOwner())
  const [draft] = useState(() => readDraft(task.draft, owner))
  const [values, setValues] = useState(() => (draft ? fitting(task.initial, draft.values) : task.initial))
  const latest = useRef(values)
  const attempt = useRef<Attempt | undefined>(draft?.attempt)

  // A prerendered form may have been filled in before hydration: take the values from the DOM.
  // oxlint-disable-next-line react/exhaustive-deps -- once, when the form comes alive
  useLayoutEffect(() => keep(readPage()), [])

  function readPage(): Values {
    return mapTexts(latest.current, (path, text) => readField(idOf(path)) || text)
  }

  function keep(next: Values): void {
    latest.current = next
    setValues(next)
  }

  function saveDraft(): void {
    writeDraft(
      task.draft,
      { values: latest.current, attempt: attempt.current, base: task.base?.current },
      owner,
    )
  }

  /** The same key for the same content. */
  function keyFor(output: Output): string {
    const whole = task.besides === undefined ? output : [output, task.besides]
    const content = JSON.stringify(whole, nameFile)
    if (attempt.current?.content !== content) attempt.current = { content, key: newKey() }
    saveDraft()
    return attempt.current.key
  }

  function forgetAttempt(): void {
    attempt.current = undefined
    writeDraft(task.draft, null, owner)
  }

  return { values, latest, keep, readPage, saveDraft, keyFor, forgetAttempt }
}

/** The error of each field; after a failed submit the first one gets the focus. */
function useFieldErrors(idOf: (name: string) => string) {
  const [codes, setCodes] = useState<Record<string, string>>({})
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) focusFirst(Object.keys(codes).map(idOf))
    // oxlint-disable-next-line react/exhaustive-deps -- only a refused submit moves the cursor
  }, [refusals])
  return {
    codes,
    show(fields: Record<string, string>) {
      setCodes(fields)
      setRefusals((count) => count + 1)
    },
    mark: setCodes,
    /** Clears the errors of a field with its parents and children, or all. */
    clear: (path?: string) =>
      setCodes((before) =>
        path === undefined
          ? {}
          : Object.fromEntries(
              Object.entries(before).filter(([of]) => !isWithin(of, path) && !isWithin(path, of)),
            ),
      ),
  }
}

function isWithin(path: string, whole: string): boolean {
  return `${path}.`.startsWith(`${whole}.`)
}

/** JSON cannot hold a file; files equal in all of these count as the same. */
function nameFile(_: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value
}

/** A queued write counts as sent; anything else is an error. */
function whetherKept(error: unknown): true {
  if (error instanceof QueuedOffline) return true
  throw error
}
