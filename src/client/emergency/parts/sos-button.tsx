import { useEffect, useId, useRef, useState } from 'react'
import { armedForMs, pressSos, type SosState } from '../../../shared/emergency/emergency.sos.ts'
import { useText } from '../../platform/i18n.tsx'
import { navigate, usePath } from '../../platform/navigation.tsx'
import { showToast } from '../../ui/toast.tsx'
import type { Dial, SosName } from './numbers.ts'
import { SosQuestion } from './sos-question.tsx'

/**
 * The floating SOS of the specification. The question is no modal dialog and takes no focus: the button stays
 * where it is, above the dark ground, so that the same finger or the same key can press a second time.
 */
export function SosButton() {
  const { t } = useText()
  const path = usePath()
  const sos = useRef<SosState>({ armedAt: null })
  const button = useRef<HTMLButtonElement>(null)
  const [isAsking, setAsking] = useState(false)
  const [pressedAt, setPressedAt] = useState<number | null>(null)
  const questionId = useId()

  // The machine decides by the clock; this only takes the ring away when its time is over.
  useEffect(() => {
    if (pressedAt === null) return undefined
    const over = setTimeout(() => setPressedAt(null), armedForMs)
    return () => clearTimeout(over)
  }, [pressedAt])

  useEffect(() => {
    if (!isAsking) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isAsking])

  function press() {
    const now = performance.now()
    const { state, outcome } = pressSos(sos.current, now)
    sos.current = state
    if (outcome === 'openEmergency') return openPage()
    setAsking(true)
    setPressedAt(now)
  }

  function rest() {
    sos.current = { armedAt: null }
    setAsking(false)
    setPressedAt(null)
  }

  function openPage() {
    rest()
    navigate('/emergency')
  }

  function call({ name, shown }: Dial<SosName>) {
    rest()
    showToast(t('emergency.calling', { name: t(`emergency.numbers.${name}.name`), number: shown }))
  }

  function close() {
    rest()
    button.current?.focus()
  }

  return (
    <div className="pointer-events-none! flex min-h-0 flex-col gap-3 p-3 md:items-end md:p-6">
      {isAsking && (
        <div
          aria-hidden="true"
          className="pointer-events-auto fixed inset-0 bg-black/60"
          onPointerDown={close}
        />
      )}
      <button
        ref={button}
        type="button"
        aria-label={t('emergency.sos.label')}
        aria-expanded={isAsking}
        aria-controls={isAsking ? questionId : undefined}
        onClick={press}
        className={`lifted pointer-events-auto relative order-2 flex min-h-16 min-w-16 shrink-0 cursor-pointer items-center justify-center self-end rounded-full border-4 bg-brick px-1 text-lg font-bold text-on-brick ${
          pressedAt === null ? 'border-card' : 'border-mustard'
        } ${path === '/emergency' && !isAsking ? 'hidden' : ''}`}
      >
        {t('emergency.sos.button')}
      </button>
      {isAsking && <SosQuestion id={questionId} onCall={call} onDecline={openPage} onClose={close} />}
    </div>
  )
}
