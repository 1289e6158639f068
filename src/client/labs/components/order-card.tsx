import type { LabOrder } from '../../../shared/labs/labs.schemas.ts'
import { inFours } from '../../../shared/kit/text/in-fours.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { placeName } from '../../platform/i18n/place-name.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { OrderResults } from './order-results.tsx'

const marks = {
  active: { tone: 'waiting', text: 'labs.open' },
  some: { tone: 'waiting', text: 'labs.some' },
  sent: { tone: 'waiting', text: 'labs.sent' },
  completed: { tone: 'good', text: 'labs.done' },
  revoked: { tone: 'over', text: 'labs.cancelled' },
} as const

/** What a doctor ordered, for the patient: which tests, the number to read out, and the results. */
export function OrderCard({ order }: { order: LabOrder }) {
  const { t, day } = useText()
  const { doctor, orderedAt } = order
  const { tone, text } = marks[standOf(order)]
  return (
    <Card className="space-y-3">
      <div className="space-y-1">
        <StatusMark tone={tone}>{t(text)}</StatusMark>
        <h2 className="text-lg font-semibold wrap-anywhere">
          {t('labs.orderedBy', { name: doctor.name, date: day(orderedAt.date) })}
        </h2>
      </div>
      <OrderBody order={order} />
    </Card>
  )
}

/** An order goes on while tests are missing, also when its paper was sent. */
function standOf({ status, items, reports }: LabOrder): keyof typeof marks {
  if (status !== 'active') return status
  if (items.some(({ result }) => result !== null)) return 'some'
  return reports.some(({ isWrong }) => !isWrong) ? 'sent' : status
}

/** Also behind its heading, among the older ones. */
export function OrderBody({ order }: { order: LabOrder }) {
  const text = useText()
  const { t, day } = text
  const { id, status, doctor, number, note, cancelReason, items, reports, review } = order
  const isMeasured = items.some(({ result }) => result !== null)
  return (
    <div className="space-y-3">
      {isMeasured ? (
        <OrderResults order={order} />
      ) : (
        <ul className="list-disc space-y-1 ps-5">
          {items.map(({ id: item, code }) => (
            <li key={item} className={status === 'revoked' ? 'line-through' : ''}>
              {t(`labTests.names.${code}`)}
            </li>
          ))}
        </ul>
      )}
      {note !== '' && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
      {cancelReason !== '' && (
        <p className="wrap-anywhere">{t('labs.cancelReason', { reason: cancelReason })}</p>
      )}
      {review && (
        <div>
          <p>
            {review.standIn
              ? t('labs.reviewedInstead', {
                  name: review.standIn,
                  doctor: doctor.name,
                  date: day(review.at.date),
                })
              : t('labs.reviewed', { name: doctor.name, date: day(review.at.date) })}
          </p>
          {review.note !== '' && (
            <p className="whitespace-pre-line wrap-anywhere">
              <span className="font-semibold">{t('labs.says', { name: review.standIn ?? doctor.name })}</span>{' '}
              {review.note}
            </p>
          )}
        </div>
      )}
      {status === 'active' && (
        <p>
          <span className="block text-lg font-semibold tabular-nums">
            {t('labs.number', { number: inFours(number) })}
          </span>
          <span className="text-soft">{t('labs.numberHint')}</span>
        </p>
      )}
      {reports.map((one) => (
        <p key={one.id} className={one.isWrong ? 'line-through' : ''}>
          {one.facility
            ? t('labs.reportFrom', { date: day(one.takenOn), name: placeName(text, one.facility) })
            : t('labs.reportOf', { date: day(one.takenOn) })}
        </p>
      ))}
      {status === 'active' && (
        <ButtonLink to={`/patient/documents?order=${id}`} kind="quiet" icon="camera">
          {t('labs.addReport')}
          <span className="sr-only">, {number}</span>
        </ButtonLink>
      )}
    </div>
  )
}
