import { doseSentence } from '../../../shared/prescriptions/doses/prescriptions.sentences.ts'
import { unitOf } from '../../../shared/prescriptions/doses/prescriptions.doses.ts'
import type { PrescribedItem, Prescription } from '../../../shared/prescriptions/prescriptions.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'

/** A signed prescription as the patient reads it: how each medicine is taken comes from codes, in their language. */
export function PrescriptionCard({ prescription }: { prescription: Prescription }) {
  const { t, day } = useText()
  const { date, doctor, patient, items, advice, diagnosis, mode, number, stoppedAt, stopReason } =
    prescription
  const { council, registrationNumber } = doctor
  return (
    <Card className="space-y-4">
      <div>
        <h2 className="text-xl font-semibold">{t('prescriptions.of', { date: day(date) })}</h2>
        <p className="wrap-anywhere">{t('prescriptions.for', { name: patient.name })}</p>
        <p className="text-soft">
          {[t('prescriptions.by', { name: doctor.name }), doctor.qualification, doctor.clinic]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      </div>
      {stoppedAt && (
        <Notice kind="error" title={t('prescriptions.stoppedLead')}>
          {t('prescriptions.stopped', { date: day(stoppedAt.date, 'short'), reason: stopReason })}
        </Notice>
      )}
      <ol className="list-decimal space-y-3 ps-5">
        {items.map((item) => (
          <Medicine key={item.id} item={item} />
        ))}
      </ol>
      <dl className="space-y-3">
        <Entry name={t('prescriptions.advice')}>{advice}</Entry>
        <Entry name={t('prescriptions.diagnosis')}>{diagnosis}</Entry>
      </dl>
      <p className="text-sm text-soft">
        {[
          t('prescriptions.number', { number }),
          t('prescriptions.registration', { council, number: registrationNumber }),
          mode === 'in-person' ? '' : t('prescriptions.tele'),
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
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
        {`${name.toUpperCase()} ${strength}`.trim()}, {t(`prescriptions.forms.${form}`)}
      </p>
      <p className="text-lg">{sentence}</p>
      {note !== '' && <p className="wrap-anywhere">{note}</p>}
      <p className="text-sm text-soft">{t('prescriptions.total', { count: quantity })}</p>
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
