import { useState, type MouseEvent } from 'react'
import { specialties } from '../../../../../shared/doctors/doctors.specialty-codes.ts'
import { useText } from '../../../../platform/i18n/i18n.tsx'
import type { FieldProps } from '../../../../platform/forms/use-form.ts'
import { Drawing } from '../../../../ui/drawings/drawing.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { chipBase, chipClass } from '../chip.ts'
import { complaints, hasOwnWords, hasWarning, isWritten, toggleWords, type Complaint } from './complaints.ts'
import { AmbulanceNotice, DangerSigns } from './danger-signs.tsx'

interface Props {
  field: FieldProps
  set: (value: string) => void
  /** A picture was chosen with a finger. */
  onChosen: () => void
}

/** What is the matter: as a picture, in own words, or by the kind of doctor. */
export function ComplaintField({ field, set, onChosen }: Props) {
  const { t } = useText()
  const [isWhole, setWhole] = useState(false)

  const labelOf = (name: Complaint) => t(`booking.complaints.${name}`)

  function choose(name: Complaint, { detail }: MouseEvent): void {
    const label = labelOf(name)
    const isAdded = !isWritten(field.value, label)
    set(toggleWords(field.value, label))
    // A key press says nothing of the next step: it may be one of several choices.
    if (isAdded && detail > 0 && !hasWarning(name)) onChosen()
  }
  const warned = complaints
    .map(({ name }) => name)
    .filter((name) => isWritten(field.value, labelOf(name)) && hasWarning(name))
  const known = [
    ...complaints.map(({ name }) => labelOf(name)),
    ...specialties.map((code) => t(`specialties.${code}`)),
  ]

  return (
    <>
      <ul className="grid grid-cols-3 gap-2">
        {complaints.map(({ name, drawing }) => {
          const label = labelOf(name)
          return (
            <li key={name} className="flex">
              <button
                type="button"
                aria-pressed={isWritten(field.value, label)}
                onClick={(event) => choose(name, event)}
                className={`${chipBase} flex w-full flex-col items-center gap-1 px-1 text-center font-semibold`}
              >
                <Drawing lines={drawing[0]} accent={drawing[1]} className="size-12" />
                <span className="wrap-anywhere">{label}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {warned.length > 0 && <DangerSigns of={warned} />}
      <TextField {...field} label={t('booking.specialization')} hint={t('booking.specializationHint')} />
      {hasOwnWords(field.value, known) && <AmbulanceNotice kind="info" title={t('booking.danger.words')} />}
      {isWhole ? (
        <ul className="flex flex-wrap gap-2">
          {specialties.map((code) => {
            const label = t(`specialties.${code}`)
            return (
              <li key={code}>
                <button
                  type="button"
                  aria-pressed={isWritten(field.value, label)}
                  onClick={() => set(toggleWords(field.value, label))}
                  className={chipClass}
                >
                  {label}
                </button>
              </li>
            )
          })}
        </ul>
      ) : (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className={`${chipClass} self-start border-dashed`}
        >
          {t('booking.moreSpecialties')}
        </button>
      )}
    </>
  )
}
