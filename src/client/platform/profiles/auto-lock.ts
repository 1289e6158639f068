import { warn } from '../browser/log.ts'
import { lockIfIdle } from './profiles.ts'
import { isIdle, recordActivity } from './idle-timer.ts'

/** An interval and no timer to the minute: phones sleep, and clocks are set. */
const lookEveryMs = 5_000
let isWatching = false

/**
 * On a phone that several share: what lies open is put away when nobody has touched it for a while, also when it was
 * in the background or its tab was killed. Resolves when that is done, if it has to be.
 */
export async function watchIdle(): Promise<void> {
  await look()
  if (isWatching) return
  isWatching = true
  setInterval(() => void look(), lookEveryMs)
  for (const name of ['focus', 'pageshow']) addEventListener(name, () => void look())
  document.addEventListener('visibilitychange', () => void look())
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, feel, { capture: true })
  for (const name of ['input', 'wheel']) addEventListener(name, count, { capture: true, passive: true })
}

/** The first touch after a sleep comes before any look: it opens nothing any more. */
function feel(event: Event): void {
  if (isIdle()) {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  count()
}

function count(): void {
  if (isIdle()) void look()
  else recordActivity()
}

async function look(): Promise<void> {
  if (!isIdle()) return
  const { style } = document.documentElement
  // Sealing takes a moment, and nobody is to read on meanwhile.
  style.visibility = 'hidden'
  try {
    await lockIfIdle()
  } catch (error) {
    // A full phone: nothing of theirs may be lost for it, so it stays open and is tried again.
    warn('the phone could not be locked', error)
  }
  style.visibility = ''
}
