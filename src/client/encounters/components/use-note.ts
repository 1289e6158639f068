import { useEffect, useRef, useState } from 'react'
import { signNote } from '../../../shared/encounters/encounters.endpoints.ts'
import { noteToSign, type NoteDraft } from '../../../shared/encounters/encounters.forms.ts'
import type { EncounterForDoctor } from '../../../shared/encounters/encounters.schemas.ts'
import { resolveConflicts } from '../../../shared/kit/three-way-merge.ts'
import { ApiError } from '../../platform/api/api.ts'
import { overlapIn } from '../../platform/conflicts/edit-conflict.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useWrite } from '../../platform/queries/queries.tsx'
import { readDraft, writeDraft } from '../../platform/session/drafts.ts'
import { useAutosave } from './use-autosave.ts'

export function noteDraftName(encounterId: string): string {
  return `encounters.note.${encounterId}`
}

/** The form of a note: kept on the device with each key, saved every few seconds, signed once. */
export function useNote(
  { id, note, savedAt }: EncounterForDoctor,
  {
    onSigned,
    onSignedElsewhere,
    onRefused,
  }: {
    onSigned: () => void
    onSignedElsewhere: () => void
    onRefused: (fields: readonly string[]) => void
  },
) {
  const name = noteDraftName(id)
  const { mutateAsync: sign } = useWrite(signNote)
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
        await sign({ params: { id }, body: { ...body, from: base.current.from }, key })
        onSigned()
      },
    },
  )
  const saving = useAutosave({
    id,
    savedAt,
    base,
    values: form.values,
    isPaused: form.busy,
    onTaken: (field, value) => form.set(field, value),
    onAllSaved: () => writeDraft(name, null),
    onSignedElsewhere,
    onRefused: form.markErrors,
  })
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
