import { useEffect, useState } from 'react'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'

const lengths = [30, 60] as const

interface Count {
  seconds: number
  /** By the clock of this page. */
  endsAt: number
}

function countFor(seconds: number): Count {
  return { seconds, endsAt: performance.now() + seconds * 1000 }
}

/** Counts breaths by taps: one tap for each breath, for 30 or 60 seconds from the press on "Start". */
export function BreathCounter({ onCounted }: { onCounted: (perMinute: number) => void }) {
  const { t } = useText()
  const [running, setRunning] = useState<Count | null>(null)
  const [taps, setTaps] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => {
      const remaining = Math.ceil((running.endsAt - performance.now()) / 1000)
      setLeft(Math.max(0, remaining))
      if (remaining > 0) return
      clearInterval(timer)
      setRunning(null)
      onCounted(Math.round((taps * 60) / running.seconds))
    }, 200)
    return () => clearInterval(timer)
  }, [running, taps, onCounted])
  const start = (seconds: number) => {
    setTaps(0)
    setLeft(seconds)
    setRunning(countFor(seconds))
  }
  if (!running)
    return (
      <div className="space-y-2">
        <p className="font-semibold">{t('vitals.breaths.lead')}</p>
        <div className="flex flex-wrap gap-2">
          {lengths.map((seconds) => (
            <Button key={seconds} kind="quiet" icon="clock" onClick={() => start(seconds)}>
              {t('vitals.breaths.start', { seconds })}
            </Button>
          ))}
        </div>
      </div>
    )
  return (
    <button
      type="button"
      onClick={() => setTaps(taps + 1)}
      className="flex min-h-40 w-full cursor-pointer flex-col items-center justify-center rounded-2xl border-3 border-leaf bg-leaf-tint text-center select-none"
    >
      <span className="text-4xl font-bold">{taps}</span>
      <span className="text-lg font-semibold">{t('vitals.breaths.tap')}</span>
      <span>{t('vitals.breaths.left', { seconds: left })}</span>
    </button>
  )
}
