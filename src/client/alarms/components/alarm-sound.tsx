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

// One for the tab: a page may open only a few.
let audio: AudioContext | undefined
let isMuted = false

/** Sounds when it is shown: its key is the latest time of telling. With a switch for this tab. */
export function AlarmSound() {
  const { t } = useText()
  const [muted, setMuted] = useState(isMuted)
  useEffect(() => {
    if (muted) return
    audio ??= new AudioContext()
    if (audio.state === 'running') return play(audio)
    // Not allowed yet: it sounds with the next press.
    const resume = () => void audio?.resume().then(() => audio && play(audio))
    document.addEventListener('pointerdown', resume, { once: true })
    return () => document.removeEventListener('pointerdown', resume)
  }, [muted])
  const mute = (value: boolean) => {
    isMuted = value
    setMuted(value)
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      {muted && <p>{t('alarmDesk.sound.muted')}</p>}
      <Button kind="quiet" onClick={() => mute(!muted)}>
        {t(muted ? 'alarmDesk.sound.unmute' : 'alarmDesk.sound.mute')}
      </Button>
    </div>
  )
}
