import type { DoseCode } from '../../../shared/immunizations/immunizations.codes.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { chipFrame } from '../../ui/fields/chip-frame.ts'
import { describedBy, FieldError, type FieldState } from '../../ui/fields/field.tsx'

interface Props extends FieldState {
  options: readonly DoseCode[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** The vaccines that were given, one or several. */
export function DosesField({ options, chosen, onChange, error, ...field }: Props) {
  const { t } = useText()
  const toggle = (dose: DoseCode) =>
    onChange(options.filter((one) => chosen.includes(one) !== (one === dose)))
  return (
    <fieldset
      id={field.id}
      tabIndex={-1}
      className="flex flex-col gap-1 outline-none"
      aria-describedby={describedBy(field, undefined)}
    >
      <legend className="mb-1 font-semibold">{t('immunizations.which')}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((dose) => (
          <label
            key={dose}
            className="relative flex min-h-12 cursor-pointer items-center justify-center px-3 py-2"
          >
            <input
              type="checkbox"
              checked={chosen.includes(dose)}
              onChange={() => toggle(dose)}
              className="peer sr-only"
            />
            <span className={chipFrame} />
            <span className="relative">{t(`immunizations.doses.${dose}`)}</span>
          </label>
        ))}
      </div>
      <FieldError id={field.id} error={error} />
    </fieldset>
  )
}
