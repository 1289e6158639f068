import { useId, useState } from 'react'
import { specialties } from '../../../../shared/doctors/doctors.specialty-codes.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import type { FieldProps } from '../../../platform/forms/use-form.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { chipClass } from './chip.ts'

const shownAtFirst = 5

/** Free text with suggestions, as a list while typing and as chips. */
export function SpecialtyField({ field, set }: { field: FieldProps; set: (value: string) => void }) {
  const { t } = useText()
  const listId = useId()
  const [isWhole, setWhole] = useState(false)
  const labels = specialties.map((code) => t(`specialties.${code}`))

  function choose(label: string): void {
    if (field.value === label) return set('')
    const isOwnWords = field.value.trim() !== '' && !labels.includes(field.value)
    // A tap never overwrites typed text.
    set(isOwnWords && !field.value.includes(label) ? `${field.value.trim()}, ${label}` : label)
  }

  return (
    <div className="space-y-3">
      <TextField
        {...field}
        label={t('appointments.book.specialization')}
        hint={t('appointments.book.specializationHint')}
        list={listId}
      />
      <datalist id={listId}>
        {labels.map((label) => (
          <option key={label}>{label}</option>
        ))}
      </datalist>
      <div className="flex flex-wrap gap-2">
        {(isWhole ? labels : labels.slice(0, shownAtFirst)).map((label) => (
          <button
            key={label}
            type="button"
            aria-pressed={field.value.includes(label)}
            onClick={() => choose(label)}
            className={chipClass}
          >
            {label}
          </button>
        ))}
        {!isWhole && (
          <button type="button" onClick={() => setWhole(true)} className={`${chipClass} border-dashed`}>
            {t('appointments.book.moreSpecialties')}
          </button>
        )}
      </div>
    </div>
  )
}
