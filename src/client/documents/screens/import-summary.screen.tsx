import { useState } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useChosenOther } from '../../platform/people/use-people.ts'
import { firstDocument } from '../../platform/summary/fhir-json.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { SummaryForm } from '../components/summary-form.tsx'
import { SummaryFile, SummaryLink } from '../components/summary-source.tsx'

/** A record that another place has written, as a file or a link, becomes a document. */
export function Screen() {
  const { t } = useText()
  const other = useChosenOther()
  const [content, setContent] = useState<Uint8Array<ArrayBuffer> | 'kept' | null>(null)
  const open = (file: Uint8Array<ArrayBuffer>) => setContent(firstDocument(file))
  return (
    <Page
      narrow
      title={other ? t('summaryImport.titleOf', { name: other.name }) : t('summaryImport.title')}
      lead={t('summaryImport.lead')}
    >
      {content === null && (
        <>
          <SummaryFile onOpen={open} />
          <SummaryLink onOpen={open} />
        </>
      )}
      {content === 'kept' && (
        <>
          <Notice kind="success">{t('summaryImport.kept')}</Notice>
          <ButtonLink to="/patient/documents">{t('summaryImport.toDocuments')}</ButtonLink>
        </>
      )}
      {content !== null && content !== 'kept' && (
        <SummaryForm content={content} onKept={() => setContent('kept')} onOther={() => setContent(null)} />
      )}
    </Page>
  )
}
