import type { ChangeEvent, ReactNode } from 'react'
import { describedBy, FieldError, FieldHint, type FieldState, type FieldText } from './field.tsx'
import { chipFrame } from './chip-frame.ts'
import { Icon, type IconName } from '../icons/icon.tsx'

export interface ChoiceOption {
  value: string
  label: string
  lead?: string
  icon?: IconName
  /** In place of the icon. */
  picture?: ReactNode
}

interface ChoiceFieldProps extends FieldState, FieldText {
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  options: readonly ChoiceOption[]
  /** Equally wide, side by side: for two or three large choices. */
  big?: boolean
  /** Of the large ones: one a row on phones, where half the width is too little for a word. */
  longWords?: boolean
}

const columns =
  'grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] max-sm:[&>:last-child:nth-child(odd)]:col-span-full'

/** Radio buttons that look like chips. */
export function ChoiceField({
  label,
  hint,
  error,
  options,
  value,
  onChange,
  big = false,
  longWords = false,
  ...field
}: ChoiceFieldProps) {
  return (
    <fieldset id={field.id} className="flex flex-col gap-1" aria-describedby={describedBy(field, hint)}>
      <legend className="mb-1 font-semibold">{label}</legend>
      <FieldHint id={field.id} hint={hint} />
      <div
        className={
          big
            ? `grid gap-2 ${longWords ? 'grid-cols-1 wrap-anywhere sm:grid-cols-2' : columns}`
            : 'flex flex-wrap gap-2'
        }
      >
        {options.map((option) => (
          <label key={option.value} className={chipClass}>
            <input
              type="radio"
              name={field.name}
              value={option.value}
              checked={value === option.value}
              onChange={onChange}
              className="peer sr-only"
            />
            <span className={chipFrame} />
            {option.picture ? (
              <span className="relative">{option.picture}</span>
            ) : (
              <Icon
                name={option.icon ?? 'check'}
                className={`relative ${option.icon ? 'text-leaf' : 'hidden peer-checked:block'}`}
              />
            )}
            <span className="relative">
              <span className="block font-semibold">{option.label}</span>
              {option.lead !== undefined && <span className="block text-sm text-soft">{option.lead}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={field.id} error={error} />
    </fieldset>
  )
}

const chipClass = 'relative flex min-h-12 cursor-pointer items-center gap-2 px-4 py-2.5'
