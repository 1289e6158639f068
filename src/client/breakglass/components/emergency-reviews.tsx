import { listToReview } from '../../../shared/breakglass/breakglass.endpoints.ts'
import type { AccessToReview } from '../../../shared/breakglass/breakglass.schemas.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { refreshEveryMs, useAnswer } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { useReview } from './use-review.tsx'

/** On top of the desk: records opened in an emergency that nobody has reviewed. Nothing while there is none. */
export function EmergencyReviews() {
  const { t } = useText()
  const { data } = useAnswer(listToReview, { refetchEveryMs: refreshEveryMs })
  const { error, isBusyWith, justify, doubt, sheet } = useReview()
  const isNothing = !data || data.accesses.length === 0
  if (isNothing && !error) return null
  return (
    <Card className="space-y-2">
      <h2 className="text-lg font-semibold">{t('breakglassDesk.title')}</h2>
      <p className="text-soft">{t('breakglassDesk.lead')}</p>
      {error && <Notice kind="error">{errorText(t, error)}</Notice>}
      <ul className="divide-y divide-line">
        {data?.accesses.map((one) => (
          <Waiting
            key={one.id}
            access={one}
            isBusy={isBusyWith(one)}
            onJustified={() => justify(one)}
            onDoubt={() => doubt(one)}
          />
        ))}
      </ul>
      {data?.more && <p className="text-soft">{t('breakglassDesk.more')}</p>}
      {sheet}
    </Card>
  )
}

interface WaitingProps {
  access: AccessToReview
  isBusy: boolean
  onJustified: () => void
  onDoubt: () => void
}

function Waiting({ access, isBusy, onJustified, onDoubt }: WaitingProps) {
  const { t, day, time } = useText()
  const { doctor, phone, patient, reason, openedAt, isOverdue } = access
  // Tells equal buttons apart.
  const whose = (
    <span className="sr-only">{`, ${t('breakglassDesk.doctor', { name: doctor })}, ${patient}`}</span>
  )
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="min-w-0 flex-1 basis-64">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{t('breakglassDesk.doctor', { name: doctor })}</span>
          {isOverdue && <StatusMark tone="urgent">{t('breakglassDesk.overdue')}</StatusMark>}
        </span>
        <span className="block">{t(`breakglassDesk.reasons.${reason}`)}</span>
        <span className="block text-sm text-soft">
          {t('breakglassDesk.opened', {
            patient,
            date: day(openedAt.date, 'short'),
            time: time(openedAt.time),
          })}
        </span>
      </span>
      {phone !== '' && <PhoneLink number={phone} />}
      <span className="flex flex-wrap gap-2">
        <Button kind="quiet" icon="check" busy={isBusy} onClick={onJustified}>
          {t('breakglassDesk.justified')}
          {whose}
        </Button>
        <Button kind="quiet" icon="x" onClick={onDoubt}>
          {t('breakglassDesk.notJustified')}
          {whose}
        </Button>
      </span>
    </li>
  )
}
