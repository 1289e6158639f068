import type { en } from '../../../shared/i18n/locales.ts'
import { setPageCookie } from '../storage/page-cookie.ts'
import { onStoredElsewhere, readStored, store } from '../storage/storage.ts'

export const languages = ['en', 'hi', 'pa'] as const
export type Language = (typeof languages)[number]

/** Each language's own name. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  hi: 'हिन्दी',
  pa: 'ਪੰਜਾਬੀ',
}

/** All client messages; the server's texts come with its answers. */
export type Messages = Omit<typeof en, 'service'>
/** Some namespaces; a separate chunk per language. */
export type MessageBundle = Record<Language, () => Promise<Partial<Messages>>>

/** The current messages. A new object for every change, so that React notices. */
interface Shown {
  language: Language
  messages: Partial<Messages>
}

const storageKey = 'nabz.language'

/** What the page of a screen brings: src/server/app/pages/page-messages.ts. Files by their names. */
interface PageMessages {
  language: string
  files: Record<string, Partial<Messages>>
}

let brought: PageMessages | undefined
const filesOfBundles = new Map<string, MessageBundle>()

const commonMessages = bundleOfPage('common', {
  en: () => import('../../../shared/i18n/en/common.ts'),
  hi: () => import('../../../shared/i18n/hi/common.ts'),
  pa: () => import('../../../shared/i18n/pa/common.ts'),
})

let shown: Shown = { language: 'en', messages: {} }
let wished: Language = 'en'
const needed = new Set<MessageBundle>([commonMessages])
/** The bundles that are fully loaded. */
let filled = new Set<MessageBundle>()
/** The bundles of which the prerendered page brought the messages it uses. */
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

/** The initial language: the user's choice, else the server's guess, else English. */
export function firstLanguage(): Language {
  return asLanguage(readStored(storageKey) ?? document.documentElement.lang)
}

/**
 * Sets the initial language without notifying listeners, and follows other tabs from now on. `ofPage`: the bundles
 * whose messages a prerendered page contains.
 */
export async function openLanguage(language: Language, ofPage: readonly MessageBundle[] = []): Promise<void> {
  wished = language
  const written = readPageMessages(language)
  if (written) showMessages(language, written, ofPage)
  else await loadMessages(commonMessages)
  onStoredElsewhere(storageKey, () => void show(asLanguage(readStored(storageKey))))
}

/** The messages embedded in a prerendered page of this language (only those it uses), which saves a request. */
function readPageMessages(language: Language): Partial<Messages> | null {
  const written =
    document.documentElement.lang === language && document.getElementById('nabz-words')?.textContent
  return written ? (JSON.parse(written) as Partial<Messages>) : null
}

/** A bundle that the page of a screen brings, if it needs it, in its language: fewer requests and bytes. */
export function bundleOfPage(name: string, files: MessageBundle): MessageBundle {
  filesOfBundles.set(name, files)
  const load = (language: Language) => async () => {
    brought ??= readBundles()
    return (brought.language === language && brought.files[name]) || files[language]()
  }
  return { en: load('en'), hi: load('hi'), pa: load('pa') }
}

function readBundles(): PageMessages {
  const element = typeof document === 'undefined' ? null : document.getElementById('nabz-messages')
  return {
    language: element?.lang ?? '',
    files: JSON.parse(element?.textContent || '{}') as PageMessages['files'],
  }
}

/** Fetches as files what the page brought, so that another page, kept on this device, finds them without a network. */
export async function fetchFilesOfPage(): Promise<void> {
  const { language, files } = brought ?? readBundles()
  const named = Object.keys(files).map(async (name) => filesOfBundles.get(name)?.[language as Language]())
  await Promise.all(named)
}

/** Loads a bundle in the current language, and again after each change of language. */
export async function loadMessages(bundle: MessageBundle): Promise<void> {
  needed.add(bundle)
  if (!filled.has(bundle) && !drawn.has(bundle)) await show(wished)
}

/** Whether this bundle is fully loaded in the current language. */
export function hasMessages(bundle: MessageBundle): boolean {
  return filled.has(bundle)
}

/** Loads in full the bundles that the page contained only in part. */
export async function completeMessages(): Promise<void> {
  if ([...needed].some((bundle) => !filled.has(bundle))) await show(wished)
}

/** Changes and stores the language, here and in every other tab. Rejects when it cannot be fetched. */
export async function setLanguage(language: Language): Promise<void> {
  await show(language)
  store(storageKey, language)
  // So that the server renders the next page in this language.
  setPageCookie(storageKey, language)
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
    // A later change has overtaken this one.
    if (wished !== language) return
    // Bundles may load concurrently: the later one must not drop the earlier one's messages.
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
