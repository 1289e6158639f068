import { useSyncExternalStore } from 'react'
import { onLanguage, shownNow, type Messages, type Language } from './language.ts'

type Plural = { one: string; other: string }
type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string | Plural ? K : `${K}.${KeysOf<T[K]>}`
}[keyof T & string]

/** Every message by its dotted key: `accounts.login.title`. */
export type TextKey = KeysOf<Messages>
export type TextValues = Record<string, string | number | undefined>

export interface Translate {
  (key: TextKey, values?: TextValues): string
  /** For keys built from codes of the API, which may not exist. */
  find(key: string, values?: TextValues): string | undefined
}

export interface Text {
  language: Language
  t: Translate
  /** `'2026-11-21'` → "Saturday, 21 November"; short: "Sat, 21 Nov". */
  day(day: string, length?: 'long' | 'short'): string
  /** `'17:30'` → "5:30 pm". */
  time(time: string): string
  number(value: number): string
  /** Picks the text of this language, as for names of the town. */
  choose(texts: Record<Language, string>): string
}

/** Formats dates and times; see dates.ts. */
export interface DateWriter {
  day(t: Translate, day: string, length: 'long' | 'short'): string
  time(t: Translate, time: string): string
}
let dates: DateWriter | undefined

/** Only signed-in pages show dates, so the formatter comes with their bundle. */
export function addDates(writer: DateWriter): void {
  dates = writer
}

type Shown = ReturnType<typeof shownNow>
const made = new WeakMap<Shown, Text>()

/** Messages, dates and numbers in the current language; re-renders when it changes. */
export function useText(): Text {
  return textOf(useSyncExternalStore(onLanguage, shownNow, shownNow))
}

/** The same outside React, for the current language. */
export function currentText(): Text {
  return textOf(shownNow())
}

/** In another language than the current one, with the messages of some bundles. */
export function textIn(shown: Shown): Text {
  return textOf(shown)
}

function textOf(shown: Shown): Text {
  let text = made.get(shown)
  if (!text) {
    text = makeText(shown)
    made.set(shown, text)
  }
  return text
}

function makeText({ language, messages }: Shown): Text {
  // Chromium prints Punjabi numbers ungrouped; all three languages use the grouping of en-IN (12,34,567).
  let numbers: Intl.NumberFormat | undefined
  const plurals = new Intl.PluralRules(language)
  // Creating a NumberFormat takes a slow phone 100 ms, and most numbers do not need it.
  const number = (value: number) =>
    // Integers below 1,000 look the same in all three languages.
    value % 1_000 === value && value % 1 === 0
      ? `${value}`
      : (numbers ??= new Intl.NumberFormat('en-IN')).format(value)

  function find(key: string, values: TextValues = {}): string | undefined {
    const leaf = look(messages, key)
    if (typeof leaf === 'string') return fill(leaf, values, number)
    if (!isPlural(leaf)) return undefined
    return fill(leaf[plurals.select(Number(values['count'])) === 'one' ? 'one' : 'other'], values, number)
  }
  // A missing message shows its key: easier to notice than an empty text.
  const t = Object.assign((key: TextKey, values?: TextValues) => find(key, values) ?? key, { find })

  return {
    language,
    t,
    number,
    day: (day, length = 'long') => dates?.day(t, day, length) ?? day,
    time: (time) => dates?.time(t, time) ?? time,
    choose: (texts) => texts[language],
  }
}

function isPlural(leaf: unknown): leaf is Plural {
  return (
    typeof leaf === 'object' &&
    leaf !== null &&
    'other' in leaf &&
    typeof leaf.other === 'string' &&
    'one' in leaf
  )
}

/** Looks up a dotted key; a namespace may itself have dotted keys (`kinds['appointments.accepted']`). */
function look(place: unknown, key: string): unknown {
  if (typeof place !== 'object' || place === null) return undefined
  if (Object.hasOwn(place, key)) return (place as Record<string, unknown>)[key]
  const dot = key.indexOf('.')
  if (dot < 0) return undefined
  return look((place as Record<string, unknown>)[key.slice(0, dot)], key.slice(dot + 1))
}

function fill(sentence: string, values: TextValues, number: (value: number) => string): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name]
    return typeof value === 'number' ? number(value) : (value ?? place)
  })
}
