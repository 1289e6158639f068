import { slots, unitOf } from '../../../shared/prescriptions/doses/prescriptions.doses.ts'
import { amountOnSlip } from '../../../shared/prescriptions/doses/prescriptions.sentences.ts'
import type { PrescribedItem } from '../../../shared/prescriptions/prescriptions.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { DosePicture } from '../../ui/drawings/dose-picture.tsx'

/**
 * The parts of the day with how much is taken then, and the meal, for who does not read well. A dose that changes or
 * has no part of the day shows only the meal. Hidden from screen readers: the sentence above says the same.
 */
export function DosePictures({ item: { dose, form, food } }: { item: PrescribedItem }) {
  const { t } = useText()
  const unit = unitOf(form)
  const amounts = dose.kind === 'slots' ? dose.amounts : null
  return (
    <p aria-hidden="true" className="flex flex-wrap items-center gap-x-4 font-semibold empty:hidden">
      {slots.map(
        (slot) =>
          amounts &&
          amounts[slot] > 0 && (
            <span key={slot} className="flex items-center gap-1">
              <DosePicture of={slot} className="h-7 w-11" />
              {unit !== 'application' &&
                amountOnSlip((key, values) => t.find(key, values), amounts[slot], unit)}
            </span>
          ),
      )}
      {food && <DosePicture of={food} className="h-7 w-11" />}
    </p>
  )
}
