import { sharedAreas, type SharedArea } from '../../../shared/kit/areas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
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
        <label key={area} className="flex min-h-12 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            // The first takes the focus when nothing was ticked.
            id={nth === 0 ? id : undefined}
            checked={value.includes(area)}
            onChange={() => set(toggled(area))}
            className="size-6 shrink-0 accent-leaf"
          />
          <span>{t(`sharing.areas.${area}`)}</span>
        </label>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
