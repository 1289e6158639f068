import type { ReactNode } from 'react'
import { doseSentence } from '../../../shared/prescriptions/doses/prescriptions.sentences.ts'
import { unitOf } from '../../../shared/prescriptions/doses/prescriptions.doses.ts'
import type { PrescribedItem, Prescription } from '../../../shared/prescriptions/prescriptions.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'

/** A signed prescription as the patient reads it: how each medicine is taken comes from codes, in their language. */
export function PrescriptionCard({
  prescription,
  children,
}: {
  prescription: Prescription
  /** What can be done with it. */
  children?: ReactNode
}) {
  const { t, day } = useText()
  const { date, doctor, patient, items, advice, diagnosis, mode, number, stoppedAt, stopReason } =
    prescription
  const { council, registrationNumber } = doctor
  return (
    <Card className="space-y-4">
      <div>
        <h2 className="text-xl font-semibold">{t('prescriptionCard.of', { date: day(date) })}</h2>
        <p className="wrap-anywhere">{t('prescriptionCard.for', { name: patient.name })}</p>
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
          <Medicine key={item.id} item={item} />
        ))}
      </ol>
      <dl className="space-y-3">
        <Entry name={t('prescriptionCard.advice')}>{advice}</Entry>
        <Entry name={t('prescriptionCard.diagnosis')}>{diagnosis}</Entry>
      </dl>
      <p className="text-sm text-soft">
        {[
          t('prescriptionCard.number', { number }),
          t('prescriptionCard.registration', { council, number: registrationNumber }),
          mode === 'in-person' ? '' : t('prescriptionCard.tele'),
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      {children}
    </Card>
  )
}

/** The generic name in capitals, as the rules ask for; below it what to do. */
function Medicine({ item }: { item: PrescribedItem }) {
  const { t } = useText()
  const { name, strength, dose, food, form, quantity, note } = item
  const sentence = doseSentence((key, values) => t.find(key, values), { dose, unit: unitOf(form), food })
  return (
    <li>
      <p className="font-semibold">
        {`${name.toUpperCase()} ${strength}`.trim()}, {t(`prescriptionCard.forms.${form}`)}
      </p>
      <p className="text-lg">{sentence}</p>
      {note !== '' && <p className="wrap-anywhere">{note}</p>}
      <p className="text-sm text-soft">{t('prescriptionCard.total', { count: quantity })}</p>
    </li>
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
