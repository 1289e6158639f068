import { createHash } from 'node:crypto'
import { timeInWords } from '../../../shared/kit/time/clock-words.ts'
import { dueForMs, type Dose } from '../../../shared/reminders/reminders.schedule.ts'
import { textOf, type Language } from '../../platform/http/errors/sentences.ts'
import type { Message } from '../../platform/push/push.ts'
import { dosageIn } from '../reminders.presenter.ts'

/** How long a claim holds; longer than the timeout of a push service. */
export const heldForMs = 30_000
/** After the first failure, doubled each time; an hour after the dose it is given up anyway. */
const firstWaitMs = 30_000

export function lateAfter(dueAt: Date): Date {
  return new Date(dueAt.getTime() + dueForMs)
}

/** The time of the next retry: at least as late as the service asks for. */
export function nextTry(now: Date, tries: number, afterSeconds: number): Date {
  return new Date(now.getTime() + Math.max(firstWaitMs * 2 ** (tries - 1), afterSeconds * 1000))
}

interface Ring {
  dueAt: Date
  language: Language
  showsName: boolean
  /** It, or without names a medicine of the same message, runs out soon. */
  isLow: boolean
}

/**
 * What the phone shows. Without names, all doses of one time are one message. The push service learns nothing either
 * way: the text is encrypted and the topic hashed.
 */
export function messageOf(dose: Dose, delivery: Ring, now: Date): Message {
  const { reminderId, name, day, time } = dose
  const { dueAt, language, showsName, isLow } = delivery
  const tag = showsName ? `${day} ${time} ${reminderId}` : `${day} ${time}`
  const at = timeInWords((key, values) => textOf(language, key, values), time)
  const doseInWords = [name, dosageIn(language, dose)].filter((word) => word !== '').join(', ')
  const shown = {
    title: showsName ? doseInWords : textOf(language, 'doseTexts.push.title'),
    body: isLow ? `${at} · ${textOf(language, 'stock.low')}` : at,
    tag,
    language,
    /** The time of the dose: a phone that was off shows that instead of the time of arrival. */
    at: dueAt.getTime(),
  }
  return {
    text: JSON.stringify(shown),
    topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
    ttlSeconds: (lateAfter(dueAt).getTime() - now.getTime()) / 1000,
  }
}
