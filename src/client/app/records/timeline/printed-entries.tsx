import type { TimelineEntry } from '../../../../shared/kit/timeline.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import type { TimelineKind } from '../../../platform/manifest/timeline.ts'
import { saidText } from './said.ts'

interface Props {
  entries: readonly TimelineEntry[]
  kindOf: (entry: TimelineEntry) => TimelineKind | undefined
}

/** For paper: a plain table, with the year of each day. */
export function PrintedEntries({ entries, kindOf }: Props) {
  const text = useText()
  const { t, day, time } = text
  const heads = ['day', 'what', 'who'] as const
  return (
    <table className="w-full text-start text-sm">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className="border-b border-edge py-1 pe-3 text-start">
              {t(`records.printColumns.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => {
          const { title = '', lines = [] } = kindOf(entry)?.textOf(entry, text) ?? {}
          const { id, date, status } = entry
          const said = [
            ...(status === 'active' ? [] : [t(`records.statuses.${status}`)]),
            ...(entry.isPrivate ? [t('records.private')] : []),
            ...lines,
          ]
          return (
            <tr key={id} className="break-inside-avoid align-top">
              <td className="border-b border-line py-1 pe-3 whitespace-nowrap">
                {date === '' ? t('records.noDay') : `${day(date, 'short')} ${date.slice(0, 4)}`}
                {entry.time && <span className="block">{time(entry.time)}</span>}
              </td>
              <td className="border-b border-line py-1 pe-3 wrap-anywhere">
                {status === 'entered-in-error' ? <del>{title}</del> : <b>{title}</b>}
                {said.length > 0 && <span className="block">{said.join(' · ')}</span>}
              </td>
              <td className="border-b border-line py-1">{saidText(t, entry)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
