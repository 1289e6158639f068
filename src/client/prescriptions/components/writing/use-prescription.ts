import { useEffect, useRef, useState } from 'react'
import {
  readPrescribing,
  signPrescription,
} from '../../../../shared/prescriptions/prescriptions.endpoints.ts'
import type { PrescriptionDraft } from '../../../../shared/prescriptions/prescriptions.forms.ts'
import type { PrescribingDesk } from '../../../../shared/prescriptions/prescriptions.schemas.ts'
import { typedOf } from '../../../../shared/prescriptions/writing/prescriptions.retyped.ts'
import { checkToSign } from '../../../../shared/prescriptions/writing/prescriptions.sign-check.ts'
import {
  readTyped,
  type TypedPrescription,
} from '../../../../shared/prescriptions/writing/prescriptions.typed.ts'
import { today } from '../../../platform/clock/today.ts'
import { ApiError } from '../../../platform/api/api.ts'
import { useFormState } from '../../../platform/forms/form-state.ts'
import { replaceAnswer, useWrite } from '../../../platform/queries/queries.tsx'
import { readDraft } from '../../../platform/session/drafts.ts'
import { useDraftSaving, type Base } from './use-draft-saving.ts'

/** A prescription while it is written: kept on the device with each key, saved every few seconds, signed once. */
export function usePrescription(desk: PrescribingDesk, onSigned: () => void) {
  const { encounterId: id } = desk
  const name = `prescriptions.draft.${id}`
  const [first] = useState((): Base => readBase(name) ?? { from: { version: desk.version } })
  const base = useRef(first)
  const { mutateAsync: sign } = useWrite(signPrescription)
  const form = useFormState<TypedPrescription, PrescriptionDraft>({
    feature: 'prescriptions',
    initial: typedOf(desk.draft),
    draft: name,
    base,
    check: (typed) => checkToSign(typed, desk, today()),
    submit: async (draft, key) => {
      await saving.settled()
      const { version } = base.current.from
      const signed = await sign({ params: { id }, body: { ...draft, version }, key }).catch(
        async (error: unknown) => {
          if (error instanceof ApiError && error.code === 'savedElsewhere') await saving.askElsewhere()
          throw error
        },
      )
      replaceAnswer(readPrescribing, () => signed, { params: { id } })
      onSigned()
    },
  })
  const saving = useDraftSaving({
    desk,
    name,
    typed: form.values,
    base,
    isPaused: form.busy,
    onTaken: form.replace,
  })
  useSignKey(form.onSubmit)
  return { ...form, draft: readTyped(form.values).draft, saving }
}

export type PrescriptionForm = ReturnType<typeof usePrescription>
export type ItemFields = Pick<PrescriptionForm, 'field' | 'fieldState' | 'set' | 'values'>
export type ItemPath = `items.${number}`

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

function readBase(name: string): Base | null {
  const from = readDraft(name)?.base?.from
  return from ? { from: from as Base['from'] } : null
}
