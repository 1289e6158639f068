import { ApiError } from '../../../platform/api/api.ts'
import { useText, type TextKey } from '../../../platform/i18n/i18n.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { chipClass } from './chip.ts'

interface Props {
  sentence: string
  failure: unknown
  onChoose: (free: { date: string; time: string }) => void
}

/** By error code. */
const waysOn: Record<string, { to: string; label: TextKey }> = {
  profileMissing: { to: '/profile', label: 'booking.toProfile' },
  tooManyPending: { to: '/patient/appointments', label: 'booking.toMine' },
}

/** Why the request was refused, and what to do: choose a free time, fill in the profile, or see the own requests. */
export function BookingProblem({ sentence, failure, onChoose }: Props) {
  const { t, day, time } = useText()
  const refusal = failure instanceof ApiError ? failure : null
  const freeTimes = refusal?.details?.freeTimes ?? []
  const wayOn = waysOn[refusal?.code ?? '']
  const link = wayOn && (
    <ButtonLink to={wayOn.to} kind="quiet">
      {t(wayOn.label)}
    </ButtonLink>
  )
  return (
    <Notice kind="error" title={sentence} action={link}>
      {freeTimes.length > 0 && (
        <div className="space-y-2 text-ink">
          <p>{t('booking.freeTimes')}</p>
          <div className="flex flex-wrap gap-2">
            {freeTimes.map((free) => (
              <button
                key={`${free.date} ${free.time}`}
                type="button"
                onClick={() => onChoose(free)}
                className={chipClass}
              >
                {day(free.date, 'short')}, {time(free.time)}
              </button>
            ))}
          </div>
        </div>
      )}
    </Notice>
  )
}
