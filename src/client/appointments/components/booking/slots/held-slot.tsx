import { useEffect, useRef, useState } from 'react'
import { types, type AppointmentType } from '../../../../../shared/appointments/appointments.lifecycle.ts'
import { takeSlot } from '../../../../../shared/appointments/appointments.slots.endpoints.ts'
import type { Pregnancy } from '../../../../../shared/vitals/grading/vitals.person.ts'
import { errorText } from '../../../../platform/api/error-text.ts'
import { newKey } from '../../../../platform/api/keys.ts'
import { useText } from '../../../../platform/i18n/i18n.tsx'
import { refresh, useWrite } from '../../../../platform/queries/queries.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { typeIcons } from '../../appointment-marks.tsx'
import { sendAsked } from '../../../../platform/emergency-gate/send-asked.ts'
import type { OfferProps } from '../tokens/session-offer-list.tsx'
import { whereOf, whoAndDay } from './slot-text.ts'
import type { Held } from './use-held-slot.ts'

interface Props extends Omit<OfferProps, 'offers'> {
  held: Held
  /** The two minutes are over. */
  onLapse: () => void
  onTaken: () => void
  onRelease: () => void
}

/** What is held, for how long, and the press that confirms it: in person or by phone. */
export function HeldSlot({ held, onLapse, onTaken, onRelease, ...props }: Props) {
  const text = useText()
  const { t } = text
  const left = useSecondsUntil(held.until, onLapse)
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    box.current?.focus()
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  // Somebody else has it by now: the list shows what is free.
  const write = useWrite(takeSlot, { onError: () => void refresh('appointments') })

  async function take(type: AppointmentType): Promise<void> {
    const { gate, written, specialization, pregnancy, onAsked } = props
    if (!(await gate.pass(written))) return
    const { sessionId, date } = held.offer
    const slot = { sessionId, date, time: held.time, type }
    const body = { ...slot, specialization, pregnancy: pregnancy as Pregnancy | '' }
    const key = newKey()
    const made = await sendAsked(gate, written, body, (asked) => write.mutateAsync({ body: asked, key }))
    onTaken()
    onAsked(made)
  }

  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="held-slot"
      className="scroll-mt-20 space-y-3 rounded-xl border-2 border-leaf bg-leaf-tint p-4 outline-none"
    >
      <div id="held-slot">
        <p className="text-xl font-semibold">{text.time(held.time)}</p>
        <p className="font-semibold">{whoAndDay(text, held.offer)}</p>
        <p className="break-words">{whereOf(text, held.offer)}</p>
      </div>
      <p role="timer" className="font-semibold tabular-nums">
        {t('booking.slots.held', { time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` })}
      </p>
      <div className="flex flex-col gap-2">
        {types
          .filter((type) => !held.offer.isForCalls || type === 'teleconsultation')
          .map((type) => (
            <Button
              key={type}
              wide
              icon={typeIcons[type]}
              busy={write.isPending && write.variables?.body?.type === type}
              onClick={() => void take(type).catch(() => undefined)}
            >
              {t('booking.slots.confirm', { type: t(`appointments.types.${type}`) })}
            </Button>
          ))}
        <Button kind="quiet" wide onClick={onRelease}>
          {t('booking.slots.release')}
        </Button>
      </div>
      {write.error && <Notice kind="error">{errorText(t, write.error)}</Notice>}
    </section>
  )
}

/** Whole seconds until then; at zero it calls back once. */
function useSecondsUntil(until: number, onOver: () => void): number {
  const [now, setNow] = useState(Date.now)
  const over = useRef(onOver)
  useEffect(() => {
    over.current = onOver
  })
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= until) {
        clearInterval(timer)
        over.current()
      }
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  return Math.max(0, Math.ceil((until - now) / 1000))
}
