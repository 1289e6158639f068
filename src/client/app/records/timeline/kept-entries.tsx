import { listRecords } from '../../../../shared/records/records.endpoints.ts'
import { filterEntries, type TimelineFilter } from '../../../../shared/records/records.filter.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { useKnownAnswer } from '../../../platform/queries/queries.tsx'
import { kinds } from './kinds.ts'
import { Months } from './months.tsx'

/** Without a network: what the device has of one’s own record, filtered here. Nothing, if it has none. */
export function KeptEntries({ wanted }: { wanted: TimelineFilter }) {
  const text = useText()
  const { t, day } = text
  const entries = useKnownAnswer(listRecords)?.entries ?? []
  const oldest = entries.findLast(({ date }) => date !== '')?.date
  if (oldest === undefined) return null
  const found = filterEntries(entries, wanted, (entry) => {
    const shown = kinds.find(({ kind }) => kind === entry.kind)?.textOf(entry, text)
    return shown ? [shown.title, ...(shown.lines ?? [])] : []
  })
  const values = { date: `${day(oldest)} ${oldest.slice(0, 4)}` }
  return (
    <>
      <output className="block text-soft">
        {t(found.length > 0 ? 'records.keptOnly' : 'records.keptNone', values)}
      </output>
      <Months key={JSON.stringify(wanted)} entries={found} reader="patient" isFirst />
    </>
  )
}
