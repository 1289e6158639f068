import { useEffect, useRef, useState, type RefObject } from 'react'
import { readPrescribing, saveDraft } from '../../../../shared/prescriptions/prescriptions.endpoints.ts'
import type { PrescriptionDraft } from '../../../../shared/prescriptions/prescriptions.forms.ts'
import type { PrescribingDesk } from '../../../../shared/prescriptions/prescriptions.schemas.ts'
import { typedOf } from '../../../../shared/prescriptions/writing/prescriptions.retyped.ts'
import {
  readTyped,
  type TypedPrescription,
} from '../../../../shared/prescriptions/writing/prescriptions.typed.ts'
import { ApiError, call } from '../../../platform/api/api.ts'
import { newKey } from '../../../platform/api/keys.ts'
import { replaceAnswer } from '../../../platform/queries/queries.tsx'
import { writeDraft } from '../../../platform/session/drafts.ts'
import { useSaveTimer, type SaveState } from './use-save-timer.ts'

/** The version that was typed from. */
export interface Base {
  from: { version: number }
}

interface Saving {
  desk: PrescribingDesk
  /** The name of the draft on the device. */
  name: string
  typed: TypedPrescription
  base: RefObject<Base>
  /** Not while it is being signed. */
  isPaused: boolean
  /** Another device wrote it anew. */
  onTaken: (typed: TypedPrescription) => void
}

/** What a save says of the draft. */
type Saved = Pick<PrescribingDesk, 'version' | 'undisclosed'>

function isSavedElsewhere(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'savedElsewhere'
}

async function readThere(id: string): Promise<PrescribingDesk | null> {
  try {
    return await call(readPrescribing, { params: { id } })
  } catch {
    return null
  }
}

/** The same text for the same content, as the server has it. */
function textOf(draft: PrescriptionDraft): string {
  return JSON.stringify(readTyped(typedOf(draft)).draft)
}

/**
 * Saves the draft a few seconds after each change, and again once there is a network. It is saved as a whole: where
 * another device saved another one meanwhile, the doctor chooses.
 */
export function useDraftSaving({ desk, name, typed, base, isPaused, onTaken }: Saving) {
  const { encounterId: id } = desk
  const { draft, codes } = readTyped(typed)
  const content = JSON.stringify(draft)
  const latest = useRef({ typed, draft, content, isReadable: true })
  latest.current = { typed, draft, content, isReadable: Object.keys(codes).length === 0 }
  const saved = useRef(textOf(desk.draft))
  /** The key of each attempt since the last answer: one of them may have been saved. */
  const attempts = useRef(new Map<string, string>())
  const running = useRef<Promise<void> | null>(null)
  const [state, setState] = useState<SaveState>('unchanged')
  const [elsewhere, setElsewhere] = useState<PrescribingDesk | null>(null)
  const isUnsaved = content !== saved.current

  function saveNow(): Promise<void> {
    running.current ??= save().finally(() => (running.current = null))
    return running.current
  }

  async function save(): Promise<void> {
    const { draft: body, content: now } = latest.current
    const { version } = base.current.from
    const key = attempts.current.get(now) ?? newKey()
    attempts.current.set(now, key)
    setState('saving')
    try {
      const answer = await call(saveDraft, {
        params: { id },
        body: { ...body, version },
        key,
      })
      onSaved(now, body, answer)
    } catch (error) {
      await onFailed(error)
    }
  }

  function onSaved(now: string, body: PrescriptionDraft, said: Saved): void {
    base.current = { from: { version: said.version } }
    saved.current = now
    attempts.current.clear()
    replaceAnswer(readPrescribing, (known) => ({ ...known, ...said, draft: body }), { params: { id } })
    const { typed: values, content: next, isReadable } = latest.current
    // What could not be read is on this device only.
    writeDraft(name, next === now && isReadable ? null : { values, base: base.current })
    setState('saved')
  }

  async function onFailed(error: unknown): Promise<void> {
    const there = isSavedElsewhere(error) ? await readThere(id) : null
    const isOwn = there && attempts.current.has(textOf(there.draft))
    // The answer of an earlier attempt of this device was lost.
    if (isOwn) return onSaved(textOf(there.draft), there.draft, there)
    if (there) setElsewhere(there)
    setState(error instanceof ApiError && error.status === 400 ? 'refused' : 'kept')
  }

  useSaveTimer({ content, isWaiting: isUnsaved && !isPaused && elsewhere === null, state }, saveNow)

  function take(from: PrescribingDesk): void {
    base.current = { from: { version: from.version } }
    saved.current = textOf(from.draft)
    onTaken(typedOf(from.draft))
    writeDraft(name, null)
  }

  useEffect(() => {
    const isOther = desk.version !== base.current.from.version
    if (isOther && !isUnsaved && latest.current.isReadable && !running.current) take(desk)
    // oxlint-disable-next-line react/exhaustive-deps -- only what the server sends anew
  }, [desk.version])

  return {
    state,
    isUnsaved,
    /** Resolves once nothing is on its way. */
    settled: async () => running.current,
    /** After a refused signature: what the other device saved is shown, and the doctor chooses. */
    askElsewhere: async () => setElsewhere(await readThere(id)),
    /** What another device saved meanwhile; null: nothing. */
    elsewhere,
    decide(which: 'theirs' | 'mine'): void {
      if (!elsewhere) return
      if (which === 'theirs') take(elsewhere)
      else base.current = { from: { version: elsewhere.version } }
      setElsewhere(null)
      setState('unchanged')
    },
  }
}
