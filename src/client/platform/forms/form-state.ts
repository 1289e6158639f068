import { useEffect, useId, useLayoutEffect, useRef, useState, type ChangeEvent } from 'react'
import { ApiError } from '../api/api-error.ts'
import { readDraft, writeDraft, type Attempt } from '../session/drafts.ts'
import { holderHere } from '../session/session-store.ts'
import { errorText, fieldText } from '../api/error-text.ts'
import { focusFirst, readField } from './form-fields.ts'
import { useText } from '../i18n/i18n.tsx'
import { newKey } from '../api/keys.ts'
import { QueuedOffline } from '../outbox/queued-offline.ts'

type Typed = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What fits, as it goes over the wire, or the code of each field that does not. */
export type Checked<Output> = { output: Output } | { fields: Record<string, string> }

export interface FormTask<Values, Output> {
  /** Whose message namespace has the sentences. */
  room: string
  initial: Values
  /** Keeps what was typed under this name until it is sent: see drafts.ts. */
  draft?: string
  check: (values: Values) => Checked<Output> | Promise<Checked<Output>>
  /**
   * `key` goes with the call: it stays the same until something is changed, so that a second try after a lost
   * answer does not count twice. What this throws is shown.
   */
  submit: (output: Output, key: string) => Promise<unknown>
  /** It lies in the outbox: the form is done with it, as if it had been sent. */
  onKept?: () => void
}

/** What the field components of `ui` take. */
export interface FieldProps {
  name: string
  id: string
  value: string
  onChange: (event: ChangeEvent<Typed>) => void
  onBlur: () => void
  /** The sentence to show at the field. */
  error: string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** One form: keeps what was typed, checks it when it is sent, shows refusals where they belong. */
export function useFormState<Values extends Record<string, string>, Output>(task: FormTask<Values, Output>) {
  type Name = keyof Values & string
  const { t } = useText()
  const formId = useId()
  const idOf = (name: string) => `${formId}-${name}`
  const typed = useTypedValues(task, idOf)
  const { values, latest } = typed
  const errors = useFieldErrors(idOf)
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const isWorking = useRef(false)

  function set(name: Name, value: string): void {
    typed.keep({ ...latest.current, [name]: value })
    errors.clear(name)
    typed.saveDraft()
  }

  async function submit(): Promise<void> {
    if (isWorking.current) return
    isWorking.current = true
    setBusy(true)
    setFailure(null)
    try {
      typed.keep(typed.readPage())
      const checked = await task.check(latest.current)
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

  function field(name: Name): FieldProps {
    const code = errors.codes[name]
    return {
      name,
      id: idOf(name),
      value: values[name] ?? '',
      onChange: (event) => set(name, event.target.value),
      onBlur: () => undefined,
      error: code === undefined ? undefined : fieldText(t, task.room, code),
      'aria-invalid': code === undefined ? undefined : true,
      'aria-describedby': code === undefined ? undefined : `${idOf(name)}-error`,
    }
  }

  return {
    field,
    /** The sentence for the form as a whole, or null. */
    formError: failure === null ? null : errorText(t, failure),
    /** What `submit` threw, for screens that offer more than a sentence. */
    failure,
    errors: errors.codes,
    busy,
    onSubmit: (event?: { preventDefault(): void }) => {
      event?.preventDefault()
      void submit()
    },
    values,
    set,
  }
}

/** What was typed, on the page and as a draft, and the attempt to send it. */
function useTypedValues<Values extends Record<string, string>, Output>(
  task: FormTask<Values, Output>,
  idOf: (name: string) => string,
) {
  // Whoever began to type: a session that ends while the form is sent must not leave its draft behind.
  const [owner] = useState(holderHere)
  const [draft] = useState(() => readDraft(task.draft, owner))
  const [values, setValues] = useState<Values>(() => ({ ...task.initial, ...draft?.values }))
  const latest = useRef(values)
  const attempt = useRef<Attempt | undefined>(draft?.attempt)

  // A prerendered form may have been filled in before this script arrived: the page knows better than we do.
  // oxlint-disable-next-line react/exhaustive-deps -- once, when the form comes alive
  useLayoutEffect(() => keep(readPage()), [])

  function readPage(): Values {
    const names = Object.keys(task.initial)
    const onPage = names.map((name) => [name, readField(idOf(name)) || latest.current[name]])
    return Object.fromEntries(onPage) as Values
  }

  function keep(next: Values): void {
    latest.current = next
    setValues(next)
  }

  function saveDraft(): void {
    const typed = { values: latest.current, ...(attempt.current && { attempt: attempt.current }) }
    writeDraft(task.draft, typed, owner)
  }

  /** The same as long as the same is sent. */
  function keyFor(output: Output): string {
    const content = JSON.stringify(output)
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
    /** Of one field, or of all. */
    clear: (name?: string) =>
      setCodes((before) =>
        name === undefined ? {} : Object.fromEntries(Object.entries(before).filter(([of]) => of !== name)),
      ),
  }
}

/** A write that waits for the network is no problem; everything else is. */
function whetherKept(error: unknown): true {
  if (error instanceof QueuedOffline) return true
  throw error
}
