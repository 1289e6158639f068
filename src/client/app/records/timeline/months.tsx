import { useState } from 'react'
import type { TimelineEntry } from '../../../../shared/kit/timeline.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import type { TimelineKind } from '../../../platform/manifest/timeline.ts'
import { usePrinting } from '../../../platform/use-printing.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EntryLine } from './entry-line.tsx'
import { kinds } from './kinds.ts'
import { PrintedEntries } from './printed-entries.tsx'
import { byMonth, monthText } from './said.ts'

/** How many are shown at first: the rest of the year is there, a press away. */
const shownAtFirst = 4
const shownMore = 40

const kindOf = (entry: TimelineEntry): TimelineKind | undefined =>
  kinds.find(({ kind }) => kind === entry.kind)

interface Props {
  entries: readonly TimelineEntry[]
  reader: 'patient' | 'doctor'
  isFirst: boolean
}

/** The entries of a page by month. On paper they are a table, all of them. */
export function Months({ entries, reader, isFirst }: Props) {
  const { t } = useText()
  const [count, setCount] = useState(isFirst ? shownAtFirst : entries.length)
  const isPrinting = usePrinting()
  // Of a feature that this version of the app does not know.
  const known = entries.filter((entry) => kindOf(entry) !== undefined)
  if (isPrinting) return <PrintedEntries entries={known} kindOf={kindOf} />
  return (
    <>
      {byMonth(known.slice(0, count)).map(([month, ofMonth]) => (
        <section key={month} className="space-y-2">
          <h3 className="text-lg font-semibold">{monthText(t, month)}</h3>
          <Card className="py-1 sm:py-2">
            <ul className="divide-y divide-line">
              {ofMonth.map((entry) => {
                const kind = kindOf(entry)
                return <li key={entry.id}>{kind && <EntryLine {...{ entry, kind, reader }} />}</li>
              })}
            </ul>
          </Card>
        </section>
      ))}
      {known.length > count && (
        <Button kind="quiet" wide onClick={() => setCount(count + shownMore)}>
          {t('records.next')}
        </Button>
      )}
    </>
  )
}
