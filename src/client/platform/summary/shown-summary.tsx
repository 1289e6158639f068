import type { FhirSection } from '../../../shared/kit/fhir-sections.ts'
import { useText } from '../i18n/i18n.tsx'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import type { Summary } from './read-summary.ts'
import { dateText } from './summary-dates.ts'
import type { SummaryItem } from './summary-item.ts'

/** Readable by whoever opened it: the sections in the order in which a doctor asks. */
export function ShownSummary({ summary: { patient, sections } }: { summary: Summary }) {
  const { t } = useText()
  const facts = [
    patient.gender === '' ? '' : (t.find(`sharedRecord.genders.${patient.gender}`) ?? ''),
    patient.birth === '' ? '' : t('sharedRecord.born', { date: dateText(patient.birth) }),
  ].filter((text) => text !== '')
  return (
    <>
      <Card>
        <h2 className="text-xl font-semibold wrap-anywhere">{patient.name || t('sharedRecord.nameless')}</h2>
        <p>{facts.join(' · ')}</p>
      </Card>
      {sections.map(({ name, title, items, empty, narrative }, nth) => (
        // oxlint-disable-next-line react/no-array-index-key -- a summary does not change, and titles may be equal
        <Card key={nth} className="space-y-2">
          <h2 className="text-lg font-semibold wrap-anywhere">
            {name ? t(`summary.sections.${name}`) : title || t('sharedRecord.otherSection')}
          </h2>
          {empty && <p>{t(`summary.empty.${empty}`)}</p>}
          {narrative !== '' && <p className="wrap-anywhere">{narrative}</p>}
          <Items items={items.slice(0, shownOf(name))} />
          {items.length > shownOf(name) && (
            <Disclosure level={3} title={t('sharedRecord.more', { count: items.length - shownOf(name) })}>
              <Items items={items.slice(shownOf(name))} />
            </Disclosure>
          )}
        </Card>
      ))}
    </>
  )
}

/** Of readings and papers there are many; nothing that decides about a medicine is behind a press. */
const folded: ReadonlySet<FhirSection> = new Set([
  'vitalSigns',
  'results',
  'orders',
  'encounters',
  'documents',
])

function shownOf(name: FhirSection | null): number {
  return name === null || folded.has(name) ? 6 : Infinity
}

function Items({ items }: { items: readonly SummaryItem[] }) {
  return (
    <ul className="space-y-2">
      {items.map((item, nth) => (
        // oxlint-disable-next-line react/no-array-index-key -- a summary does not change, and entries may be equal
        <Item key={nth} item={item} />
      ))}
    </ul>
  )
}

function Item({ item: { title, value, lines, doctor, when, mark } }: { item: SummaryItem }) {
  const { t } = useText()
  const by = doctor === '' ? '' : t('sharedRecord.by', { name: doctor })
  const facts = [title === '' ? '' : by, dateText(when), mark ? t(`sharedRecord.marks.${mark}`) : '']
  return (
    <li className="wrap-anywhere">
      <p>
        <span className="font-semibold">{title === '' ? by : title}</span> {value}
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="text-sm text-soft">{facts.filter((text) => text !== '').join(' · ')}</p>
    </li>
  )
}
