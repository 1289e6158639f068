import type { Language } from '../../../platform/i18n/language.ts'
import { createReader, followVoice, sayWith, type Say } from '../../../platform/speech/read-aloud.ts'

/**
 * Each element with `data-reading` has lines, marked `data-line`, and a button that reads them aloud and stops: with
 * the device's voice for this language, else from a recording. The button is hidden while there is neither.
 */
export function wireReading(root: HTMLElement, language: Language): { stop(): void; end(): void } {
  const over = new AbortController()
  const { signal } = over
  const reader = createReader()
  let voice: Say | undefined
  let recorded: ReadonlyMap<Element, Say> | undefined
  let isSought = false
  const unfollow = followVoice(language, (found) => {
    voice = found && sayWith(found)
    show()
  })

  function show(): void {
    for (const button of root.querySelectorAll<HTMLElement>('[data-aid=read]'))
      button.hidden = !voice && !recorded?.has(placeOf(button))
  }

  /** Nothing is fetched before somebody has opened a card on a device without a voice. */
  async function seekRecordings(): Promise<void> {
    if (voice || isSought || !root.querySelector('details[open]')) return
    isSought = true
    try {
      const { findRecordings } = await import('./recorded-speech.ts')
      recorded = await findRecordings(root, language)
      show()
    } catch {
      // No network: tried again with the next card.
      isSought = false
    }
  }

  function press(button: HTMLElement): void {
    const place = placeOf(button)
    const say = voice ?? recorded?.get(place)
    if (!say) return
    if (button.ariaPressed === 'true') return reader.stop()
    const lines = linesIn(place)
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
    { signal },
  )
  // `toggle` does not bubble.
  root.addEventListener('toggle', () => void seekRecordings(), { signal, capture: true })
  void seekRecordings()
  return {
    stop: reader.stop,
    end() {
      over.abort()
      unfollow()
      reader.stop()
    },
  }
}

function placeOf(button: Element): Element {
  return button.closest('[data-reading]') ?? button
}

function linesIn(place: Element): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>('[data-line]')]
}

function mark(line: HTMLElement, isRead: boolean): void {
  const place = line.closest('li') ?? line
  if (isRead) {
    place.setAttribute('aria-current', 'step')
    place.scrollIntoView({ block: 'nearest' })
  } else place.removeAttribute('aria-current')
}
