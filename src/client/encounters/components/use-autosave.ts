import { useEffect, useRef, useState, type RefObject } from 'react'
import { saveNote } from '../../../shared/encounters/encounters.endpoints.ts'
import type { NoteDraft } from '../../../shared/encounters/encounters.forms.ts'
import { ApiError } from '../../platform/api/api.ts'
import { overlapIn, type Overlap } from '../../platform/conflicts/edit-conflict.ts'
import { useWrite } from '../../platform/queries/queries.tsx'

/** Saved so long after the last key, and not later than so long after the first unsaved one. */
const pauseMs = 3_000
const longestMs = 12_000
const retryMs = 15_000

/** `kept`: on this device, until there is a network. `refused`: a field does not fit. */
export type SaveState =
  { is: 'saved'; at: string | null } | { is: 'saving' } | { is: 'kept' } | { is: 'refused' }

type Values = Readonly<Record<string, unknown>>

interface Saving {
  id: string
  savedAt: string | null
  /** What the next save is merged from. */
  base: RefObject<{ from: NoteDraft }>
  values: Values
  /** Not while it is being signed. */
  isPaused: boolean
  /** Another device wrote this into a field that nobody has touched here. */
  onTaken: (field: keyof NoteDraft, value: NoteDraft[keyof NoteDraft]) => void
  onAllSaved: (version: number) => void
  onSignedElsewhere: () => void
  onRefused: (fields: Record<string, string>) => void
}

/** Saves the draft of a note a few seconds after each change, and again once there is a network. */
export function useAutosave({ id, savedAt, base, values, isPaused, ...on }: Saving) {
  const { mutateAsync } = useWrite(saveNote)
  const latest = useRef(values)
  latest.current = values
  /** What the server has, in the words of the form: it trims what is typed. */
  const saved = useRef<Values>(base.current.from)
  const [state, setState] = useState<SaveState>({ is: 'saved', at: savedAt })
  const [overlap, setOverlap] = useState<Overlap | null>(null)
  const [turn, setTurn] = useState(0)
  const unsavedSince = useRef<number | null>(null)
  const isUnsaved = !isSame(values, saved.current)

  async function saveNow(): Promise<void> {
    const sent = latest.current
    const { from } = base.current
    setState({ is: 'saving' })
    try {
      const answer = await mutateAsync({ params: { id }, body: { ...(sent as NoteDraft), from } })
      base.current = { from: answer.note }
      unsavedSince.current = null
      const taken = listTaken({ sent, from, note: answer.note }, latest.current)
      for (const [field, value] of taken) on.onTaken(field, value)
      saved.current = { ...sent, ...Object.fromEntries(taken) }
      setState({ is: 'saved', at: answer.savedAt })
      if (isSame(latest.current, sent)) on.onAllSaved(answer.version)
    } catch (error) {
      onFailed(error)
    }
  }

  function onFailed(error: unknown): void {
    const asked = error instanceof ApiError ? overlapIn(error) : null
    setOverlap(asked)
    if (asked) return
    if (error instanceof ApiError && error.code === 'alreadySigned') on.onSignedElsewhere()
    const isRefused = error instanceof ApiError && error.status === 400
    if (isRefused) on.onRefused(error.fields ?? {})
    setState({ is: isRefused ? 'refused' : 'kept' })
  }

  const isWaiting = isUnsaved && !isPaused && overlap === null
  const isKept = state.is === 'kept'
  useEffect(() => {
    if (!isWaiting) return
    unsavedSince.current ??= Date.now()
    const left = Math.max(0, unsavedSince.current + longestMs - Date.now())
    const timer = setTimeout(() => void saveNow(), isKept ? retryMs : Math.min(pauseMs, left))
    const isBack = () => void saveNow()
    addEventListener('online', isBack)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', isBack)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- each change, and each failure, begins the pause anew
  }, [values, isWaiting, isKept, turn])

  return {
    state,
    isUnsaved,
    overlap,
    /** After the question was answered: saves what was decided. */
    goOn: () => {
      setOverlap(null)
      setTurn((count) => count + 1)
    },
  }
}

/** Fields that were as the base when they were sent, and that the server now has otherwise. */
function listTaken(
  { sent, from, note }: { sent: Values; from: NoteDraft; note: NoteDraft },
  now: Values,
): [keyof NoteDraft, NoteDraft[keyof NoteDraft]][] {
  return (Object.keys(note) as (keyof NoteDraft)[])
    .filter((field) => isSame(sent[field], from[field]) && !isSame(sent[field], note[field]))
    .filter((field) => isSame(now[field], sent[field]))
    .map((field) => [field, note[field]])
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
