import { listLate } from '../../../shared/communications/communications.desk.endpoints.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { refreshEveryMs, useAnswer } from '../../platform/queries/queries.tsx'
import { Card } from '../../ui/card.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { useCounts, type LateDoctor as Doctor } from './late-counts.ts'
import { StatusMark } from '../../ui/status-mark.tsx'

/** On top of the desk: doctors whose answers are overdue, or who are on leave while messages wait. Nothing while there is none. */
export function LateAnswers() {
  const { t } = useText()
  const { data } = useAnswer(listLate, { refetchEveryMs: refreshEveryMs })
  if (!data || data.doctors.length === 0) return null
  return (
    <Card className="space-y-2">
      <h2 className="text-lg font-semibold">{t('lateAnswers.title')}</h2>
      <p className="text-soft">{t('lateAnswers.lead')}</p>
      <ul className="divide-y divide-line">
        {data.doctors.map((one) => (
          <LateDoctor key={one.id} doctor={one} />
        ))}
      </ul>
    </Card>
  )
}

function LateDoctor({ doctor }: { doctor: Doctor }) {
  const { t } = useText()
  const counts = useCounts(doctor)
  const { name, phone, flagged, standIn } = doctor
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <span className="min-w-0 flex-1 basis-64">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{t('lateAnswers.doctor', { name })}</span>
          {flagged > 0 && <StatusMark tone="bad">{t('lateAnswers.flagged', { count: flagged })}</StatusMark>}
        </span>
        {counts.map((line) => (
          <span key={line} className="block text-sm text-soft">
            {line}
          </span>
        ))}
      </span>
      <Phone number={phone} />
      {standIn && (
        <span className="flex flex-1 basis-full flex-wrap items-center gap-x-4 gap-y-1">
          <span className="min-w-0 flex-1 basis-64 wrap-anywhere">
            {t('lateAnswers.standIn', { name: standIn.name })}
          </span>
          <Phone number={standIn.phone} />
        </span>
      )}
    </li>
  )
}

function Phone({ number }: { number: string }) {
  const { t } = useText()
  if (number === '') return <span className="text-sm text-soft">{t('lateAnswers.noPhone')}</span>
  return <PhoneLink number={number} />
}
