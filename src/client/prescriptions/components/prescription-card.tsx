import { lazy, Suspense, type ReactNode } from 'react'
import type { Prescription } from '../../../shared/prescriptions/prescriptions.schemas.ts'
import { inFours } from '../../../shared/kit/text/in-fours.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { usePrinting } from '../../platform/use-printing.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PrescribedMedicine } from './prescribed-medicine.tsx'
import { DispensedLines } from './dispensed-lines.tsx'
import { PaperFoot, PaperHead } from './paper-parts.tsx'
import { Worth } from './worth.tsx'

const QrCode = lazy(async () => ({ default: (await import('../../ui/qr-code.tsx')).QrCode }))

/** A signed prescription: how each medicine is taken comes from codes, in the reader's language. Prints on A5. */
export function PrescriptionCard({
  prescription,
  isFolded = false,
  onPrint,
  children,
}: {
  prescription: Prescription
  /** Its heading is that of what it is behind, except on paper. */
  isFolded?: boolean
  onPrint: () => void
  /** What else can be done with it. */
  children?: ReactNode
}) {
  const { t, day } = useText()
  const { date, doctor, patient, items, advice, diagnosis, mode, number, stoppedAt, stopReason, validUntil } =
    prescription
  const { council, registrationNumber } = doctor
  const { paper } = prescription
  const title = t('prescriptionCard.of', { date: day(date) })
  return (
    <Card className="prescription-paper space-y-4">
      <div>
        <h2 className={`text-xl font-semibold ${isFolded ? 'hidden print:block' : ''}`}>{title}</h2>
        <p className="wrap-anywhere">{t('prescriptionCard.for', { name: patient.name })}</p>
        <PaperHead patient={patient} />
        <p className="text-soft">
          {[t('prescriptionCard.by', { name: doctor.name }), doctor.qualification, doctor.clinic]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      </div>
      {stoppedAt && (
        <Notice kind="error" title={t('prescriptionCard.stoppedLead')}>
          {t('prescriptionCard.stopped', { date: day(stoppedAt.date, 'short'), reason: stopReason })}
        </Notice>
      )}
      <ol className="list-decimal space-y-3 ps-5">
        {items.map((item) => (
          <PrescribedMedicine key={item.id} item={item} />
        ))}
      </ol>
      <DispensedLines prescription={prescription} />
      <dl className="space-y-3">
        <Entry name={t('prescriptionCard.advice')}>{advice}</Entry>
        <Entry name={t('prescriptionCard.diagnosis')}>{diagnosis}</Entry>
      </dl>
      <p className="text-sm text-soft">
        {[
          t('prescriptionCard.number', { number: inFours(number) }),
          t('prescriptionCard.registration', { council, number: registrationNumber }),
          validUntil === null ? '' : t('prescriptionCard.validUntil', { date: day(validUntil) }),
          mode === 'in-person' ? '' : t('prescriptionCard.tele'),
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      <PaperFoot prescription={prescription} />
      <Code path={prescription.verifyPath}>
        <Worth paper={paper} />
      </Code>
      <div data-print="no" className="flex flex-wrap gap-2">
        <Button kind="quiet" icon="file-text" onClick={onPrint}>
          {t('prescriptionCard.print')}
          <WhichPrescription prescription={prescription} />
        </Button>
        {children}
      </div>
    </Card>
  )
}

/** For a button that each of several prescriptions has. */
export function WhichPrescription({ prescription: { date, number } }: { prescription: Prescription }) {
  const { t, day } = useText()
  return (
    <span className="sr-only">
      : {t('prescriptionCard.of', { date: day(date) })},{' '}
      {t('prescriptionCard.number', { number: inFours(number) })}
    </span>
  )
}

/** Behind its heading on a screen, open on paper. */
function Code({ path, children }: { path: string; children: ReactNode }) {
  const { t } = useText()
  const isPrinting = usePrinting()
  const code = (
    <>
      {children}
      <Suspense fallback={null}>
        <QrCode text={`${location.origin}${path}`} label={t('prescriptionCard.codeLead')} />
      </Suspense>
    </>
  )
  if (isPrinting) return code
  return (
    <Disclosure title={t('prescriptionCard.code')} level={3}>
      {code}
    </Disclosure>
  )
}

/** Nothing where nothing was written. */
function Entry({ name, children }: { name: string; children: string }) {
  if (children === '') return null
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}
