import { useEffect, useId, useLayoutEffect, useRef, useState, type ChangeEvent } from 'react'
import { ApiError } from '../api/api-error.ts'
import { readDraft, writeDraft, type Attempt } from '../session/drafts.ts'
import { holderHere } from '../session/session-store.ts'
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

/** What fits, as it goes over the wire, or the code of each field that does not, by its path: `times.1`. */
export type Checked<Output> = { output: Output } | { fields: Record<string, string> }

export interface FormTask<Values, Output> {
  /** Whose message namespace has the sentences. */
  feature: string
  initial: Values
  /** Keeps what was typed, but no files, under this name until it is sent: see drafts.ts. */
  draft?: string
  /** What the draft remembers beside it: see use-edit.ts. */
  base?: { readonly current: EditBase }
  check: (values: Values) => Checked<Output> | Promise<Checked<Output>>
  /**
   * `key` goes with the call: it stays the same until something is changed, so that a second try after a lost
   * answer does not count twice. What this throws is shown.
   */
  submit: (output: Output, key: string) => Promise<unknown>
  /** It lies in the outbox: the form is done with it, as if it had been sent. */
  onKept?: () => void
}

/** What the field components of `ui` take of a field that holds something else than a text. */
interface FieldState {
  name: string
  id: string
  /** The sentence to show at the field. */
  error: string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}
/** What they take of a text. */
export interface FieldProps extends FieldState {
  value: string
  onChange: (event: ChangeEvent<Typed>) => void
}

/** One form: keeps what was typed, checks it when it is sent, shows refusals where they belong. */
export function useFormState<Values extends object, Output>(task: FormTask<Values, Output>) {
  const { t } = useText()
  const { typed, errors, fields } = useFields(task)
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const isWorking = useRef(false)

  async function submit(): Promise<void> {
    if (isWorking.current) return
    isWorking.current = true
    setBusy(true)
    setFailure(null)
    try {
      typed.keep(typed.readPage())
      const checked = await task.check(typed.latest.current)
      if ('fields' in checked) errors.show(checked.fields)
      else await send(checked.output)
    } catch (error) {
      setFailure(error)
      if (error instanceof ApiError && error.fields) errors.show(error.fields)
    } finally {
      isWorking.current = false
      setBusy(false)
    }
  }

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
    /** The sentence for the form as a whole, or null. */
    formError: failure === null ? null : errorText(t, failure),
    /** What `submit` threw, for screens that offer more than a sentence. */
    failure,
    busy,
    onSubmit: (event?: { preventDefault(): void }) => {
      event?.preventDefault()
      void submit()
    },
  }
}

/** What the fields hold, by path, and what was said about each. */
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

  /** Everything at once. */
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

  return { typed, errors, fields: { values, get, set, replace, field, fieldState } }
}

/** What was typed, on the page and as a draft, and the attempt to send it. */
function useTypedValues<Values extends object, Output>(
  task: FormTask<Values, Output>,
  idOf: (path: string) => string,
) {
  // Whoever began to type: a session that ends while the form is sent must not leave its draft behind.
  const [owner] = useState(holderHere)
  const [draft] = useState(() => readDraft(task.draft, owner))
  const [values, setValues] = useState(() => (draft ? fitting(task.initial, draft.values) : task.initial))
  const latest = useRef(values)
  const attempt = useRef<Attempt | undefined>(draft?.attempt)

  // A prerendered form may have been filled in before this script arrived: the page knows better than we do.
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

  /** The same as long as the same is sent. */
  function keyFor(output: Output): string {
    const content = JSON.stringify(output, nameFile)
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

/** Which field has which error; the first one takes the focus when the form is refused. */
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
    /** Of one field with what is in it and what it is in, or of all. */
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

/** JSON has no word for a file; two with all of this alike are the same. */
function nameFile(_: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value
}

/** A write that waits for the network is no problem; everything else is. */
function whetherKept(error: unknown): true {
  if (error instanceof QueuedOffline) return true
  throw error
}
