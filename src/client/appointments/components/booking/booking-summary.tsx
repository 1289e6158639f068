import { useText } from '../../../platform/i18n/i18n.tsx'
import { AnswerRow } from '../../../ui/steps/answer-row.tsx'

interface Props {
  specialization: string
  date: string
  time: string
}

/** On phones, before it is sent: what was answered in the steps before. */
export function BookingSummary({ specialization, date, time: at }: Props) {
  const { t, day, time } = useText()
  const when = [date && day(date), at && time(at)].filter(Boolean).join(', ')
  return (
    <dl className="only-in-steps flex flex-col">
      <AnswerRow label={t('booking.steps.what')} value={specialization} to="#what" />
      <AnswerRow label={t('booking.steps.when')} value={when} to="#when" />
    </dl>
  )
}
