import type { Language } from '../../../platform/i18n/language.ts'
import { createReader, followVoice, sayWith, type Say } from './read-aloud.ts'

/**
 * Each element with `data-reading` has lines, marked `data-line`, and a button that reads them aloud and stops. The
 * button is hidden while nothing on this device can read this language.
 */
export function wireReading(root: HTMLElement, language: Language): { stop(): void; end(): void } {
  const over = new AbortController()
  const reader = createReader()
  let say: Say | undefined
  const unfollow = followVoice(language, (voice) => {
    say = voice && sayWith(voice)
    for (const button of root.querySelectorAll<HTMLElement>('[data-aid=read]')) button.hidden = !say
  })

  function press(button: HTMLElement): void {
    const place = button.closest<HTMLElement>('[data-reading]')
    if (!place || !say) return
    if (button.ariaPressed === 'true') return reader.stop()
    const lines = [...place.querySelectorAll<HTMLElement>('[data-line]')]
    reader.read(
      say,
      lines.map((line) => line.textContent.trim()),
      (at) => {
        button.ariaPressed = `${at !== null}`
        lines.forEach((line, index) => mark(line, index === at))
      },
    )
  }

  root.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-aid=read]')
      if (button) press(button)
    },
    { signal: over.signal },
  )
  return {
    stop: reader.stop,
    end() {
      over.abort()
      unfollow()
      reader.stop()
    },
  }
}

function mark(line: HTMLElement, isRead: boolean): void {
  const place = line.closest('li') ?? line
  if (isRead) {
    place.setAttribute('aria-current', 'step')
    place.scrollIntoView({ block: 'nearest' })
  } else place.removeAttribute('aria-current')
}
