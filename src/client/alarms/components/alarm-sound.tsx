import { useEffect, useState } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'

const beepMs = 180
const beeps = 3

/** Three short tones. Browsers allow sound only after a first press on the page; before, the red bar has to do. */
function play(context: AudioContext): void {
  for (let nth = 0; nth < beeps; nth += 1) {
    const at = context.currentTime + (nth * 2 * beepMs) / 1000
    const [tone, volume] = [context.createOscillator(), context.createGain()]
    tone.frequency.value = 880
    volume.gain.value = 0.2
    tone.connect(volume).connect(context.destination)
    tone.start(at)
    tone.stop(at + beepMs / 1000)
  }
}

// One for the tab: a page may open only a few. The bar and the desk's list share what has sounded.
let audio: AudioContext | undefined
let isMuted = false
let soundedAt = ''

/** Sounds once for each time of telling, whatever page is open. With a switch for this tab. `toldAt`: the latest, ISO. */
export function AlarmSound({ toldAt }: { toldAt: string }) {
  const { t } = useText()
  const [muted, setMuted] = useState(isMuted)
  useEffect(() => {
    if (muted || toldAt <= soundedAt) return
    const sound = () => {
      if (!audio || toldAt <= soundedAt) return
      soundedAt = toldAt
      play(audio)
    }
    audio ??= new AudioContext()
    if (audio.state === 'running') return sound()
    // Not allowed yet: it sounds with the next press.
    const resume = () => void audio?.resume().then(sound)
    document.addEventListener('pointerdown', resume, { once: true })
    return () => document.removeEventListener('pointerdown', resume)
  }, [muted, toldAt])
  const mute = (value: boolean) => {
    isMuted = value
    // Turned on again, it is heard at once.
    soundedAt = ''
    setMuted(value)
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      {muted && <p>{t('alarmBar.sound.muted')}</p>}
      <Button kind="quiet" onClick={() => mute(!muted)}>
        {t(muted ? 'alarmBar.sound.unmute' : 'alarmBar.sound.mute')}
      </Button>
    </div>
  )
}

/** When these were told last; empty for alarms that the desk does not hear. */
export function lastToldAt(alarms: readonly { toldAt?: string }[]): string {
  return alarms.reduce((last, { toldAt = '' }) => (toldAt > last ? toldAt : last), '')
}
