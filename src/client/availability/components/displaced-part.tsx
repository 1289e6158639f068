import {
  cancelDisplaced,
  listDisplaced,
} from '../../../shared/appointments/appointments.displaced.endpoints.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useAnswer, useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { ErrorState } from '../../ui/states.tsx'

/** The numbers and fixed times given for days on which the doctor does not sit: listed until they are cancelled. */
export function DisplacedPart({ doctorId }: { doctorId: string | undefined }) {
  const { t, day, time } = useText()
  const { data = [], error, refetch } = useAnswer(listDisplaced, { query: doctorId ? { doctorId } : {} })
  const cancel = useWrite(cancelDisplaced, {
    onDone: ({ cancelled }) => showToast(t('availability.displaced.done', { count: cancelled })),
  })
  if (error)
    return <ErrorState text={t('availability.displaced.loadFailed')} onRetry={() => void refetch()} />
  if (data.length === 0) return null
  const ids = data.map(({ id }) => id)
  return (
    <Notice title={t('availability.displaced.title', { count: data.length })}>
      <div className="space-y-3 text-ink">
        <p>{t('availability.displaced.lead')}</p>
        <ul className="max-h-80 divide-y divide-line overflow-y-auto">
          {data.map(({ id, date, time: at, token, patient: { name, phone } }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 py-1">
              <span>
                {token === null
                  ? t('availability.displaced.lineAt', { date: day(date, 'short'), time: time(at), name })
                  : t('availability.displaced.line', { date: day(date, 'short'), token, name })}
              </span>
              {phone !== '' && <PhoneLink number={phone} />}
            </li>
          ))}
        </ul>
        {cancel.error && <p className="text-wrong">{errorText(t, cancel.error)}</p>}
        <Button
          kind="danger"
          busy={cancel.isPending}
          onClick={() => cancel.mutate({ body: { ids, ...(doctorId && { doctorId }) } })}
        >
          {t('availability.displaced.cancel')}
        </Button>
      </div>
    </Notice>
  )
}
