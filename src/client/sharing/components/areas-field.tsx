import { sharedAreas, type SharedArea } from '../../../shared/kit/areas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { FieldError } from '../../ui/fields/field.tsx'

interface Props {
  id: string
  value: readonly string[]
  error: string | undefined
  set: (areas: SharedArea[]) => void
}

/** Nothing is ticked until somebody ticks it. */
export function AreasField({ id, value, error, set }: Props) {
  const { t } = useText()
  const toggled = (area: SharedArea) => sharedAreas.filter((one) => value.includes(one) !== (one === area))
  return (
    <fieldset
      className="flex flex-col gap-1"
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className="mb-1 font-semibold">{t('sharing.invite.areas')}</legend>
      {sharedAreas.map((area, nth) => (
        <CheckField
          key={area}
          // The first takes the focus when nothing was ticked.
          {...(nth === 0 && { id })}
          label={t(`sharing.areas.${area}`)}
          checked={value.includes(area)}
          onChange={() => set(toggled(area))}
        />
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
