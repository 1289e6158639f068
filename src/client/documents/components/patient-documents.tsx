import { lazy, Suspense } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { usePatientDocuments } from '../documents.queries.ts'
import { DocumentFace } from './document-face.tsx'
import { OpenDocument } from './open-document.tsx'

// Few files are wrong.
const MarkWrong = lazy(async () => ({ default: (await import('./mark-wrong.tsx')).MarkWrong }))

interface Props {
  patientId: string
  /** Not of a colleague who reads only. */
  mayWrite: boolean
}

/** The doctor's view of a patient's documents, newest first. */
export function PatientDocuments({ patientId, mayWrite }: Props) {
  const { t } = useText()
  const { data, isPending, refetch } = usePatientDocuments(patientId)
  return (
    <section className="space-y-3">
      <h2 className="text-xl font-semibold">{t('documents.title')}</h2>
      {isPending && <Skeleton lines={3} />}
      {!isPending && !data && <ErrorState text={t('documents.list.failed')} onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState icon="file-text" title={t('documents.list.none')} />}
      {data && data.length > 0 && (
        <Card className="py-1 sm:py-2">
          <ul className="divide-y divide-line">
            {data.map((document) => (
              <li key={document.id} className="space-y-2 py-3">
                <DocumentFace
                  document={document}
                  thumbnail={
                    document.thumbnail !== null && (
                      <img
                        src={`data:image/webp;base64,${document.thumbnail}`}
                        alt=""
                        className="size-full object-cover"
                      />
                    )
                  }
                />
                <div className="flex flex-wrap gap-2">
                  <OpenDocument document={document} patientId={patientId} />
                  {mayWrite && (
                    <Suspense>
                      <MarkWrong document={document} patientId={patientId} />
                    </Suspense>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  )
}
