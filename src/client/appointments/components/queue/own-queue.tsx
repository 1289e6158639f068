import { readOwnQueue } from '../../../../shared/appointments/appointments.queue.endpoints.ts'
import type { OwnPlace } from '../../../../shared/appointments/queue/appointments.queue.schemas.ts'
import { useNow } from '../../../platform/clock/today.ts'
import { town } from '../../../platform/clock/town.ts'
import { timeIn } from '../../../../shared/kit/time/town-time.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { useAnswer } from '../../../platform/queries/queries.tsx'

/** For when the change stream is cut. */
const everyMs = 120_000

/** How many are before the patient today, about when it is the turn, and when to leave home. Messages: `own-queue`. */
export function OwnQueue({ appointmentId }: { appointmentId: string }) {
  const { t, time } = useText()
  const { data, error, isKept } = useAnswer(readOwnQueue, { refetchEveryMs: everyMs })
  const place = data?.places.find((one) => one.appointmentId === appointmentId)
  if (!data || !place) return null
  const isOld = isKept || error !== undefined
  return (
    <section className="space-y-1 rounded-2xl border border-leaf bg-leaf-tint p-3">
      <p className="text-lg font-bold">{t('ownQueue.title', { token: place.token })}</p>
      <Turn place={place} />
      <p className="text-sm text-soft">
        {t(isOld ? 'ownQueue.old' : 'ownQueue.at', { time: time(data.at.time) })}
      </p>
    </section>
  )
}

function Turn({ place: { state, before, inside, opens, turn, leave } }: { place: OwnPlace }) {
  const { t, time } = useText()
  const now = timeIn(town().timeZone, useNow())
  if (state === 'inside') return <p className="font-semibold">{t('ownQueue.goIn')}</p>
  if (state === 'absent') return <p className="font-semibold">{t('ownQueue.absent')}</p>
  if (turn === null) return null
  const leaveText =
    leave !== null && (leave <= now ? t('ownQueue.leaveNow') : t('ownQueue.leave', { time: time(leave) }))
  return (
    <>
      {leaveText && <p className="text-xl font-bold">{leaveText}</p>}
      <p className="font-semibold">{t('ownQueue.turn', { time: time(turn) })}</p>
      <p>
        {before === 0 ? t('ownQueue.first') : t('ownQueue.before', { count: before })}
        {' · '}
        {inside === null && now < opens && t('ownQueue.notBegun', { time: time(opens) })}
        {inside !== null && t('ownQueue.inside', { token: inside })}
      </p>
    </>
  )
}
