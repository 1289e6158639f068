import { en, hi, pa } from '../../../../shared/i18n/locales.ts'

const locales = { en, hi, pa }
export type Language = keyof typeof locales

/** The first supported language in Accept-Language; English otherwise. */
export function languageOf(acceptLanguage: string | undefined): Language {
  for (const part of (acceptLanguage ?? '').toLowerCase().split(',')) {
    const code = part.trim().slice(0, 2)
    if (code in locales) return code as Language
  }
  return 'en'
}

/** The message for an error code: the feature's own, else the common one, else that of an internal error. */
export function sentenceOf(
  language: Language,
  feature: string | null,
  code: string,
  values: Record<string, string> = {},
): string {
  const messages: unknown = locales[language]
  const sentence =
    (feature && look(messages, [feature, 'refusals', code])) ??
    look(messages, ['errors', code]) ??
    look(messages, ['service', code]) ??
    locales[language].errors.internal
  return fill(sentence, values)
}

/** A text for files rather than screens, by its dotted key; the key itself if there is none. */
export function textOf(language: Language, key: string, values: Record<string, string> = {}): string {
  return fill(look(locales[language], key.split('.')) ?? key, values)
}

/** The name of a coded value such as `vitals.ofPatient`, in the messages under `prefix`; undefined if it has none. */
export function nameOfValue(language: Language, prefix: string, value: string): string | undefined {
  return look(locales[language], [...prefix.split('.'), value])
}

const plurals = {
  en: new Intl.PluralRules('en'),
  hi: new Intl.PluralRules('hi'),
  pa: new Intl.PluralRules('pa'),
}

/** A message by its dotted key, chosen by `count` where there is one for one and for several. */
export function findIn(language: Language) {
  return (key: string, values: Record<string, string | number> = {}): string | undefined => {
    const keys = key.split('.')
    const form = plurals[language].select(Number(values['count'] ?? 0)) === 'one' ? 'one' : 'other'
    const text = look(locales[language], keys) ?? look(locales[language], [...keys, form])
    const said = Object.entries(values).map(([name, value]) => [name, String(value)] as const)
    return text === undefined ? undefined : fill(text, Object.fromEntries(said))
  }
}

/** That name in all three languages: what a search in any of them looks in. */
export function namesOfValue(prefix: string, value: string): string[] {
  return (['en', 'hi', 'pa'] as const).flatMap((language) => nameOfValue(language, prefix, value) ?? [])
}

function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

/** The message of the first field whose problem says more than "fill this in"; undefined when none does. */
export function sentenceOfField(
  language: Language,
  feature: string | null,
  fields: Record<string, string>,
): string | undefined {
  const telling = Object.values(fields).find((code) => code !== 'required' && code !== 'invalid')
  if (!telling) return undefined
  const messages: unknown = locales[language]
  return (
    (feature && look(messages, [feature, 'fields', telling])) ?? look(messages, ['errors', 'fields', telling])
  )
}

function look(messages: unknown, keys: string[]): string | undefined {
  let place = messages
  for (const key of keys)
    place = place && typeof place === 'object' ? (place as Record<string, unknown>)[key] : undefined
  return typeof place === 'string' ? place : undefined
}
