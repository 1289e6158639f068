import { useState } from 'react'
import * as v from 'valibot'
import { id } from '../../../shared/kit/schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { DocumentForm } from '../components/document-form.tsx'
import { DocumentRow } from '../components/document-row.tsx'
import { useDocuments } from '../documents.queries.ts'

addIcons(featurePaths)

/** Photos and PDFs of the patient, and the form to add one. */
export function Screen() {
  const { t } = useText()
  const { data, isPending, refetch } = useDocuments()
  const [labOrder] = useState(labOrderInAddress)
  return (
    <Page title={t('documents.title')} lead={t('documents.lead')}>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        {/* The form does not wait for the list. */}
        <Card className="space-y-4">
          <h2 className="text-xl font-semibold">{t('documents.form.title')}</h2>
          <DocumentForm labOrder={labOrder} />
          {labOrder === '' && (
            <ButtonLink to="/patient/documents/import" kind="quiet" icon="hospital" wide>
              {t('documents.form.fromElsewhere')}
            </ButtonLink>
          )}
        </Card>
        <section className="space-y-3">
          <h2 className="text-xl font-semibold">{t('documents.list.title')}</h2>
          {isPending && <Skeleton cards={2} lines={3} />}
          {!isPending && !data && (
            <ErrorState text={t('documents.list.failed')} onRetry={() => void refetch()} />
          )}
          {data?.length === 0 && (
            <EmptyState
              icon="file-text"
              title={t('documents.list.none')}
              lead={t('documents.list.noneLead')}
            />
          )}
          {data && data.length > 0 && (
            <ul className="space-y-3">
              {data.map((document) => (
                <li key={document.id}>
                  <DocumentRow document={document} />
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </Page>
  )
}

/** As /labs links here. Anything else is none. */
function labOrderInAddress(): string {
  const asked = v.safeParse(id, new URLSearchParams(location.search).get('order'))
  return asked.success ? asked.output : ''
}
