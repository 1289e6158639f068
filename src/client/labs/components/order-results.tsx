import type { LabOrder } from '../../../shared/labs/labs.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { placeName } from '../../platform/i18n/place-name.ts'
import { ResultLine } from './result-line.tsx'

/** The tests of an order with what the laboratory said, and who measured. */
export function OrderResults({ order }: { order: LabOrder }) {
  const text = useText()
  const { t, day } = text
  const { items } = order
  // One line for all that one person entered on one day.
  const by = new Set(
    items.flatMap(({ result }) =>
      result === null
        ? []
        : t('labs.measuredBy', {
            name: result.performer,
            place: placeName(text, result.facility),
            date: day(result.at.date),
          }),
    ),
  )
  return (
    <div className="space-y-2">
      <ul className="divide-y divide-line">
        {items.map(({ id, code, result }) => (
          <li key={id} className="py-2">
            <ResultLine code={code} result={result} />
          </li>
        ))}
      </ul>
      {[...by].map((line) => (
        <p key={line} className="text-sm text-soft wrap-anywhere">
          {line}
        </p>
      ))}
    </div>
  )
}
