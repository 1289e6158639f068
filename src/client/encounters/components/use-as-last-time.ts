import { useEffect } from 'react'
import { asLastTime, listSame, type TakenField } from '../../../shared/encounters/encounters.as-last-time.ts'
import { listNotesOfPatient } from '../../../shared/encounters/encounters.endpoints.ts'
import type { NoteDraft } from '../../../shared/encounters/encounters.forms.ts'
import type { SignedNote } from '../../../shared/encounters/encounters.schemas.ts'
import { today } from '../../platform/clock/today.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useAnswer } from '../../platform/queries/queries.tsx'

export interface AsLastTime {
  /** The last note of this patient by this doctor; undefined: there is none, or it is not known yet. */
  last: SignedNote | undefined
  take: () => void
  /** "As on 12 November" below a field that says the same, else the given hint. */
  hintOf: (field: TakenField, hint?: string) => { hint?: string }
}

/** Takes over the last note of this patient by this doctor. Alt+L does, too. */
export function useAsLastTime(
  patientId: string,
  note: NoteDraft,
  onTaken: (taken: Partial<NoteDraft>) => void,
): AsLastTime {
  const { t, day } = useText()
  const { data } = useAnswer(listNotesOfPatient, { params: { id: patientId }, query: {} })
  const last = data?.notes.find(({ isYours }) => isYours)
  const same = last ? listSame(note, last, today()) : []

  function take(): void {
    if (last) onTaken(asLastTime(note, last, today()))
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyL') return
      event.preventDefault()
      take()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })

  return {
    last,
    take,
    hintOf: (field, hint) => {
      const mark = last && same.includes(field) ? t('encounters.asOn', { date: day(last.date, 'short') }) : ''
      const said = [hint, mark].filter(Boolean).join(' · ')
      return said === '' ? {} : { hint: said }
    },
  }
}
