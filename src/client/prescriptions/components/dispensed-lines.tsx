import type { Prescription } from '../../../shared/prescriptions/prescriptions.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { placeName } from '../../platform/i18n/place-name.ts'

/** What pharmacies gave of it, where and when. Not on paper, which is given to the pharmacy. */
export function DispensedLines({ prescription: { dispenses, items } }: { prescription: Prescription }) {
  const text = useText()
  const { t, day } = text
  if (dispenses.length === 0) return null
  const lines = dispenses.flatMap(({ id, at, facility, items: given }) =>
    given.map(({ itemId, quantity }) => ({
      key: `${id}/${itemId}`,
      line: t(quantity === 0 ? 'prescriptionCard.notInStock' : 'prescriptionCard.dispensedLine', {
        date: day(at.date, 'short'),
        facility: placeName(text, facility),
        medicine: items.find((item) => item.id === itemId)?.name.toUpperCase() ?? '',
        count: quantity,
      }),
    })),
  )
  return (
    <div data-print="no">
      <h3 className="font-semibold">{t('prescriptionCard.dispensed')}</h3>
      <ul>
        {lines.map(({ key, line }) => (
          <li key={key} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}
