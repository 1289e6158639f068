import type { LabOrder } from '../../../shared/labs/labs.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Card } from '../../ui/card.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'

const marks = {
  active: { tone: 'waiting', text: 'labs.open' },
  completed: { tone: 'good', text: 'labs.done' },
  revoked: { tone: 'over', text: 'labs.cancelled' },
} as const

/** What a doctor ordered, for the patient: which tests, and the number to read out. */
export function OrderCard({ order }: { order: LabOrder }) {
  const { t, day } = useText()
  const { status, doctor, orderedAt, number, note, cancelReason, items } = order
  const { tone, text } = marks[status]
  return (
    <Card className="space-y-3">
      <div className="space-y-1">
        <StatusMark tone={tone}>{t(text)}</StatusMark>
        <h2 className="text-lg font-semibold wrap-anywhere">
          {t('labs.orderedBy', { name: doctor.name, date: day(orderedAt.date) })}
        </h2>
      </div>
      <ul className="list-disc space-y-1 ps-5">
        {items.map(({ id, code }) => (
          <li key={id} className={status === 'revoked' ? 'line-through' : ''}>
            {t(`labTests.names.${code}`)}
          </li>
        ))}
      </ul>
      {note !== '' && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
      {cancelReason !== '' && (
        <p className="wrap-anywhere">{t('labs.cancelReason', { reason: cancelReason })}</p>
      )}
      {status === 'active' && (
        <p>
          <span className="block text-lg font-semibold tabular-nums">{t('labs.number', { number })}</span>
          <span className="text-soft">{t('labs.numberHint')}</span>
        </p>
      )}
    </Card>
  )
}
