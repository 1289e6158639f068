import { useEffect, useRef, useState } from 'react'
import { signNote } from '../../../shared/encounters/encounters.endpoints.ts'
import { noteToSign, type NoteDraft } from '../../../shared/encounters/encounters.forms.ts'
import { signingProblems } from '../../../shared/encounters/encounters.note.ts'
import type { EncounterForDoctor } from '../../../shared/encounters/encounters.schemas.ts'
import { resolveConflicts } from '../../../shared/kit/three-way-merge.ts'
import { ApiError } from '../../platform/api/api.ts'
import { today } from '../../platform/clock/today.ts'
import { overlapIn } from '../../platform/conflicts/edit-conflict.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { QueuedOffline } from '../../platform/outbox/queued-offline.ts'
import { useWrite } from '../../platform/queries/queries.tsx'
import { readDraft, writeDraft } from '../../platform/session/drafts.ts'
import { noteDraftName } from './reading/note-in-form.ts'
import { useAutosave } from './use-autosave.ts'

/**
 * The form of a note: kept on the device with each key, saved every few seconds, signed once. Without a network the
 * signature waits in the outbox.
 */
export function useNote(
  { id, note, savedAt, version, alarm }: EncounterForDoctor,
  {
    onSigned,
    onQueued,
    onSignedElsewhere,
    onRefused,
  }: {
    onSigned: () => void
    onQueued: () => void
    onSignedElsewhere: () => void
    onRefused: (fields: readonly string[]) => void
  },
) {
  const name = noteDraftName(id)
  // After an expired session the note stays in the form.
  const { mutateAsync: sign } = useWrite(signNote, { staysInForm: true })
  const [isQueued, setQueued] = useState(false)
  const [first] = useState(() => readBase(name) ?? { from: note })
  const base = useRef(first)
  const form = useForm(
    { feature: 'encounters', schema: noteToSign },
    {
      initial: note,
      draft: name,
      base,
      onRefused,
      submit: async (body, key) => {
        await requireSignable(body, alarm !== null)
        const { from } = base.current
        const isKept = await sign({ params: { id }, body: { ...body, from }, key }).then(
          () => false,
          whetherQueued,
        )
        setQueued(isKept)
        if (isKept) onQueued()
        else onSigned()
      },
    },
  )
  const [savedVersion, setSavedVersion] = useState<number | null>(null)
  const saving = useAutosave({
    id,
    savedAt,
    base,
    values: form.values,
    isPaused: form.busy || isQueued,
    onTaken: (field, value) => form.set(field, value),
    onAllSaved: setSavedVersion,
    onSignedElsewhere,
    onRefused: form.markErrors,
  })
  useForgottenDraft(name, savedVersion !== null && version >= savedVersion && !saving.isUnsaved)
  useSignKey(form.onSubmit)

  // Answered, the question of a refused signature is closed; the next one may ask again.
  const [left, setLeft] = useState<unknown>(null)
  const failure = form.failure === left ? null : form.failure
  const asked = saving.overlap ?? (failure instanceof ApiError ? overlapIn(failure) : null)

  return {
    ...form,
    formError: asked || failure === null ? null : form.formError,
    state: saving.state,
    isUnsaved: saving.isUnsaved,
    overlap: asked,
    /** The fields in which the other device's text wins; the others are saved as typed here. */
    decide(remoteFields: readonly string[]): void {
      if (!asked) return
      const said = { ...form.values, from: base.current.from }
      const { from, ...next } = resolveConflicts(said, asked, remoteFields)
      base.current = { from }
      setLeft(form.failure)
      form.replace(next)
      saving.goOn()
    },
  }
}

/** Only once the answer that is kept on the device has it, too: the page may be opened again without a network. */
function useForgottenDraft(name: string, isKeptAsSaved: boolean): void {
  useEffect(() => {
    if (isKeptAsSaved) writeDraft(name, null)
  }, [isKeptAsSaved, name])
}

const loadFetalSex = () => import('../../../shared/kit/text/fetal-sex-in-prose.ts')

/** What the server would refuse on another day: now the doctor is here to change it. */
async function requireSignable(note: NoteDraft, isForAlarm: boolean): Promise<void> {
  const fetalSex = await loadFetalSex().catch(() => null)
  const fields = {
    ...fetalSex?.fetalSexFields(note),
    ...signingProblems(note, { today: today(), isForAlarm }),
  }
  if (Object.keys(fields).length === 0) return
  throw new ApiError('', { status: 400, code: 'invalid', feature: 'encounters', fields })
}

function whetherQueued(error: unknown): true {
  if (error instanceof QueuedOffline) return true
  throw error
}

/** Ctrl+Enter, wherever the cursor is. */
function useSignKey(sign: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) sign()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [sign])
}

function readBase(name: string): { from: NoteDraft } | null {
  const from = readDraft(name)?.base?.from
  return from ? { from: from as NoteDraft } : null
}
