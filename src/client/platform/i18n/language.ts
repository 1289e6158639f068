import type { en } from '../../../shared/i18n/locales.ts'
import { onStoredElsewhere, readStored, store } from '../storage/storage.ts'

export const languages = ['en', 'hi', 'pa'] as const
export type Language = (typeof languages)[number]

/** How each language calls itself, the same in all of them. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  hi: 'हिन्दी',
  pa: 'ਪੰਜਾਬੀ',
}

/** All that the browser may say; the sentences of the service come with its answers. */
export type Messages = Omit<typeof en, 'service'>
/** Some namespaces, in each language a chunk of its own. */
export type MessageBundle = Record<Language, () => Promise<Partial<Messages>>>

/** What is on screen now. A new object for every change, so that React sees it. */
interface Shown {
  language: Language
  messages: Partial<Messages>
}

const storageKey = 'nabz.language'

const commonMessages: MessageBundle = {
  en: () => import('../../../shared/i18n/en/common.ts'),
  hi: () => import('../../../shared/i18n/hi/common.ts'),
  pa: () => import('../../../shared/i18n/pa/common.ts'),
}

let shown: Shown = { language: 'en', messages: {} }
let wished: Language = 'en'
const needed = new Set<MessageBundle>([commonMessages])
/** The bundles whose messages are all on screen now. */
let filled = new Set<MessageBundle>()
/** Those of which the page itself said what it was drawn with. */
let drawn = new Set<MessageBundle>()
const listeners = new Set<() => void>()

export function shownNow(): Shown {
  return shown
}

export function onLanguage(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

export function asLanguage(code: string | null | undefined): Language {
  return languages.find((known) => known === code) ?? 'en'
}

/** The language to begin with: the reader's own choice, else what the server found fitting, else English. */
export function firstLanguage(): Language {
  return asLanguage(readStored(storageKey) ?? document.documentElement.lang)
}

/**
 * Begins in this language: nothing is shown yet, so nothing is told. Other tabs are followed from now on.
 * A prerendered page says what it was drawn with, of its own bundles and of the one everywhere.
 */
export async function openLanguage(language: Language, ofPage: readonly MessageBundle[] = []): Promise<void> {
  wished = language
  const written = readPageMessages(language)
  if (written) showMessages(language, written, ofPage)
  else await loadMessages(commonMessages)
  onStoredElsewhere(storageKey, () => void show(asLanguage(readStored(storageKey))))
}

/** The messages the server drew the page with, if in this language: one request less. Not the whole namespaces. */
function readPageMessages(language: Language): Partial<Messages> | null {
  const written =
    document.documentElement.lang === language && document.getElementById('nabz-words')?.textContent
  return written ? (JSON.parse(written) as Partial<Messages>) : null
}

/** Fetches the messages of a bundle in the language of now, and keeps them through later changes of language. */
export async function loadMessages(bundle: MessageBundle): Promise<void> {
  needed.add(bundle)
  if (!filled.has(bundle) && !drawn.has(bundle)) await show(wished)
}

/** Are all messages of this bundle on screen, in the language of now? */
export function hasMessages(bundle: MessageBundle): boolean {
  return filled.has(bundle)
}

/** Fetches what the page said only in part. */
export async function completeMessages(): Promise<void> {
  if ([...needed].some((bundle) => !filled.has(bundle))) await show(wished)
}

/** Changes the language at once and for good, here and in every other tab. Rejects when it cannot be fetched. */
export async function setLanguage(language: Language): Promise<void> {
  await show(language)
  store(storageKey, language)
  // So that the server's next page already comes in this language.
  document.cookie = cookieOf(language, location.protocol)
}

export function cookieOf(language: Language, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${storageKey}=${language}; path=/; max-age=31536000; SameSite=Lax${secure}`
}

/** Shows messages without fetching: for pages rendered on the server, and for tests. */
export function showMessages(
  language: Language,
  messages: Partial<Messages>,
  ofPage: readonly MessageBundle[] = [],
): void {
  wished = language
  filled = new Set()
  drawn = new Set(ofPage)
  tellAll({ language, messages })
}

async function show(language: Language): Promise<void> {
  const before = wished
  wished = language
  const bundles = [...needed]
  try {
    const messages = await Promise.all(bundles.map((bundle) => bundle[language]()))
    // A later wish has overtaken this one.
    if (wished !== language) return
    // Two bundles may be on their way at once: the one that comes last must not take the other's messages away.
    const isSame = shown.language === language
    filled = new Set([...(isSame ? filled : []), ...bundles])
    drawn.clear()
    tellAll({
      language,
      messages: Object.assign({}, isSame && shown.messages, ...messages) as Partial<Messages>,
    })
    if (typeof document !== 'undefined') document.documentElement.lang = language
  } catch (error) {
    if (wished === language) wished = before
    throw error
  }
}

function tellAll(now: Shown): void {
  shown = now
  for (const tell of listeners) tell()
}
