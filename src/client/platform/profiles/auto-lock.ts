import { warn } from '../browser/log.ts'
import { lockIfIdle } from './profiles.ts'
import { isIdle, recordActivity } from './idle-timer.ts'

/** An interval instead of one timer: phones sleep and clocks are changed. */
const lookEveryMs = 5_000
let isWatching = false

/**
 * On a shared phone: locks the profile after a time without input, also when the page was in the background or its tab
 * was killed. Resolves once that is done, if it is due.
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

/** The first touch after a sleep may come before any check: swallow it. */
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
  // Encryption takes a moment; hide the page meanwhile.
  style.visibility = 'hidden'
  try {
    await lockIfIdle()
  } catch (error) {
    // The disk is full. Stay unlocked rather than lose data, and try again.
    warn('the phone could not be locked', error)
  }
  style.visibility = ''
}
