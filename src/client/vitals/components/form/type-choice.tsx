import { useState } from 'react'
import { gradedTypes, vitalTypes, type GradedType } from '../../../../shared/vitals/vitals.units.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { typeIcons } from '../vital-marks.tsx'

/** What was measured, as tiles; the form follows the choice. */
export function TypeChoice({ onChoose }: { onChoose: (type: GradedType) => void }) {
  const { t } = useText()
  const [isMoreShown, setMoreShown] = useState(false)
  return (
    <div className="space-y-3">
      <h2 data-home="types" tabIndex={-1} className="text-xl font-semibold outline-none">
        {t('vitals.form.type')}
      </h2>
      <p className="text-soft">{t('vitals.lead')}</p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-2 max-sm:[&>:last-child:nth-child(odd)]:col-span-full">
        {(isMoreShown ? gradedTypes : vitalTypes).map((one) => (
          <li key={one}>
            <button
              type="button"
              onClick={() => onChoose(one)}
              className="pressable flex size-full min-h-12 cursor-pointer flex-col items-start gap-1 rounded-xl border border-edge bg-card px-3 py-2.5 text-start font-semibold hover:bg-leaf-tint"
            >
              <Icon name={typeIcons[one]} className="text-leaf" />
              <span>{t(`vitalSigns.types.${one}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      {!isMoreShown && (
        <Button kind="quiet" wide icon="plus" onClick={() => setMoreShown(true)}>
          {t('vitals.form.more')}
        </Button>
      )}
    </div>
  )
}

/** The chosen type as the heading of its form, and the way back to the tiles. */
export function ChosenType({ type, onChange }: { type: GradedType; onChange: () => void }) {
  const { t } = useText()
  return (
    <div className="flex items-center justify-between gap-2">
      <h2 className="flex items-center gap-2 text-xl font-semibold">
        <Icon name={typeIcons[type]} className="text-leaf" />
        {t(`vitalSigns.types.${type}`)}
      </h2>
      <button
        type="button"
        onClick={onChange}
        className="min-h-12 shrink-0 cursor-pointer rounded-xl px-3 font-semibold text-leaf hover:bg-leaf-tint"
      >
        {t('vitals.form.change')}
      </button>
    </div>
  )
}
