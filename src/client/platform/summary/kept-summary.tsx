import { useText } from '../i18n/i18n.tsx'
import { Notice } from '../../ui/notice.tsx'
import { jsonOf } from './fhir-json.ts'
import { readSummary } from './read-summary.ts'
import { ShownSummary } from './shown-summary.tsx'

/** The record from another place, of which this is the file. */
export function KeptSummary({ content }: { content: Uint8Array }) {
  const { t, language } = useText()
  const summary = readSummary(jsonOf(content), language)
  if (!summary) return <Notice kind="error">{t('sharedRecord.unreadable')}</Notice>
  return (
    <div className="space-y-4">
      <Notice kind="plain">{t('sharedRecord.fromElsewhere')}</Notice>
      <ShownSummary summary={summary} />
    </div>
  )
}
