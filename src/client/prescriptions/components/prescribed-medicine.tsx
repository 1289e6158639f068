import { unitOf } from '../../../shared/prescriptions/doses/prescriptions.doses.ts'
import { doseSentence } from '../../../shared/prescriptions/doses/prescriptions.sentences.ts'
import type { PrescribedItem } from '../../../shared/prescriptions/prescriptions.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { DosePictures } from './dose-pictures.tsx'

/** The generic name in capitals, as the rules ask for; below it what to do. */
export function PrescribedMedicine({ item }: { item: PrescribedItem }) {
  const { t } = useText()
  const { name, strength, dose, food, form, quantity, note, refills, schedule, list } = item
  const sentence = doseSentence((key, values) => t.find(key, values), { dose, unit: unitOf(form), food })
  const total = t('prescriptionCard.total', { count: quantity })
  // For the pharmacy, and so on paper only.
  const ofRules = [
    t('prescriptionCard.refills', { count: refills }),
    schedule === 'unknown' ? '' : t('prescriptionCard.schedule', { name: schedule }),
  ]
  return (
    <li className="break-inside-avoid">
      <p className="font-semibold">
        {`${name.toUpperCase()} ${strength}`.trim()}, {t(`prescriptionCard.forms.${form}`)}
      </p>
      <p className="text-lg">{sentence}</p>
      {list === 'unlisted' && <p className="text-sm">{t('prescriptionCard.unlisted')}</p>}
      {note !== '' && <p className="wrap-anywhere">{note}</p>}
      <div className="flex flex-wrap items-center gap-x-4">
        <DosePictures item={item} />
        <p className="text-sm text-soft">
          {total}
          <span className="hidden print:inline">
            {ofRules
              .filter((part) => part !== '')
              .map((part) => ` · ${part}`)
              .join('')}
          </span>
        </p>
      </div>
    </li>
  )
}
