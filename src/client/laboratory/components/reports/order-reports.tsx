import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { addReport, readReport } from '../../../../shared/laboratory/laboratory.endpoints.ts'
import type { OrderSheet, SheetReport } from '../../../../shared/laboratory/laboratory.schemas.ts'
import { call } from '../../../platform/api/api.ts'
import { OpenFile } from '../../../platform/files/open-file.tsx'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { loadMessages } from '../../../platform/i18n/language.ts'
import { messageBundle } from '../../../platform/i18n/namespaces.ts'
import { WaitingMark } from '../../../platform/outbox/queued-mark.tsx'
import { useQueuedMutations } from '../../../platform/outbox/queued-mutation.ts'
import { SendingBar } from '../../../platform/uploads/sending-bar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/loading.tsx'

/** On a press, with the words for files. */
const AddReport = lazy(async () => {
  const [file] = await Promise.all([import('./add-report.tsx'), loadMessages(messageBundle('documents'))])
  return { default: file.AddReport }
})

interface Props {
  sheet: OrderSheet
  facilityId: string
  /** What waited on this phone has been sent. */
  onSent: () => void
}

/** Photos and PDFs of the report: those that are there, those that wait on this phone, and the form for another. */
export function OrderReports({ sheet: { id, status, reports }, facilityId, onSent }: Props) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  const queued = useQueuedMutations()
  const waiting = queued.filter(({ to, params }) => to.name === addReport.name && params['id'] === id)
  const before = useRef(waiting.length)
  useEffect(() => {
    if (waiting.length < before.current) onSent()
    before.current = waiting.length
  }, [waiting.length, onSent])
  if (status === 'revoked' && reports.length === 0) return null
  return (
    <section className="space-y-3 border-t border-line pt-4">
      <h3 className="font-semibold">{t('laboratory.report.title')}</h3>
      {reports.length > 0 && (
        <ul className="space-y-2">
          {reports.map((report) => (
            <li key={report.id}>
              <Report report={report} orderId={id} />
            </li>
          ))}
        </ul>
      )}
      {waiting.map(({ key, state, dependsOn }) => {
        const upload = queued.find((one) => one.key === dependsOn)
        const isRefused = state === 'refused' || upload?.state === 'refused'
        return (
          <div key={key} className="space-y-1">
            <WaitingMark state={isRefused ? 'refused' : 'waiting'} />
            <SendingBar uploadKey={upload?.key} label={t('laboratory.report.sending')} />
          </div>
        )
      })}
      {waiting.length > 0 && <p>{t('laboratory.report.waits')}</p>}
      {status !== 'revoked' && !isOpen && (
        <Button kind="quiet" icon="camera" onClick={() => setOpen(true)}>
          {t('laboratory.report.open')}
        </Button>
      )}
      {status !== 'revoked' && isOpen && (
        <Suspense fallback={<Skeleton lines={3} />}>
          <AddReport orderId={id} facilityId={facilityId} onAdded={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}

function Report({
  report: { id, at, type, isOwn, isWrong },
  orderId,
}: {
  report: SheetReport
  orderId: string
}) {
  const { t, day } = useText()
  const name = t('laboratory.report.of', { date: day(at.date, 'short') })
  if (isWrong)
    return (
      <>
        <s>{name}</s> ({t('laboratory.report.wrong')})
      </>
    )
  if (!isOwn) return <p>{t('laboratory.report.other', { date: day(at.date, 'short') })}</p>
  const isPdf = type === 'application/pdf'
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p>{name}</p>
      <OpenFile
        label={t(isPdf ? 'laboratory.report.save' : 'laboratory.report.view')}
        name={name}
        isPdf={isPdf}
        read={() => call(readReport, { params: { id: orderId }, query: { document: id } })}
      />
    </div>
  )
}
