import type * as entrance from '../../shared/messages/en/entrance.ts'
import type * as inside from '../../shared/messages/en/inside.ts'
import { onStoredElsewhere, readStored, store } from './storage.ts'

export const languages = ['en', 'hi', 'pa'] as const
export type Language = (typeof languages)[number]

/** How each language calls itself, the same in all of them. */
export const languageNames: Record<Language, { english: string; native: string }> = {
  en: { english: 'English', native: 'English' },
  hi: { english: 'Hindi', native: 'हिन्दी' },
  pa: { english: 'Punjabi', native: 'ਪੰਜਾਬੀ' },
}

interface ShelfBooks {
  entrance: typeof entrance
  inside: typeof inside
}
export type ShelfName = keyof ShelfBooks
export type Books = typeof entrance & typeof inside

/** What is on screen now. A new object for every change, so that React sees it. */
interface Shown {
  language: Language
  books: Partial<Books>
}

const storageKey = 'nabz.language'

// Spelled out one by one: the bundler makes a chunk of each and loads only what is asked for.
const loaders: { [S in ShelfName]: Record<Language, () => Promise<ShelfBooks[S]>> } = {
  entrance: {
    en: () => import('../../shared/messages/en/entrance.ts'),
    hi: () => import('../../shared/messages/hi/entrance.ts'),
    pa: () => import('../../shared/messages/pa/entrance.ts'),
  },
  inside: {
    en: () => import('../../shared/messages/en/inside.ts'),
    hi: () => import('../../shared/messages/hi/inside.ts'),
    pa: () => import('../../shared/messages/pa/inside.ts'),
  },
}

let shown: Shown = { language: 'en', books: {} }
let wished: Language = 'en'
// The entrance shelf belongs to every page.
const needed = new Set<ShelfName>(['entrance'])
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

/** Begins in this language: nothing is shown yet, so nothing is told. Other tabs are followed from now on. */
export async function openLanguage(language: Language): Promise<void> {
  wished = language
  const written = readPageWords(language)
  if (written) showBooks(language, written)
  else await loadShelf('entrance')
  onStoredElsewhere(storageKey, () => void show(asLanguage(readStored(storageKey))))
}

/** The words the server drew the page with, if it is in this language: one request less. Not the whole shelf. */
function readPageWords(language: Language): ShelfBooks['entrance'] | null {
  const written =
    document.documentElement.lang === language && document.getElementById('nabz-words')?.textContent
  return written ? (JSON.parse(written) as ShelfBooks['entrance']) : null
}

/** Fetches the words of one shelf in the language of now, and keeps it filled on later changes. */
export async function loadShelf(name: ShelfName): Promise<void> {
  needed.add(name)
  if (hasShelf(name)) return
  await show(wished)
}

/** Changes the language at once and for good, here and in every other tab. Rejects when it cannot be fetched. */
export async function setLanguage(language: Language): Promise<void> {
  await show(language)
  store(storageKey, language)
  // So that the server's next page already comes in this language.
  document.cookie = `${storageKey}=${language}; path=/; max-age=31536000; SameSite=Lax`
}

/** Puts words up without fetching: for pages rendered on the server, and for tests. */
export function showBooks(language: Language, books: Partial<Books>): void {
  wished = language
  shown = { language, books }
  for (const tell of listeners) tell()
}

async function show(language: Language): Promise<void> {
  const before = wished
  wished = language
  try {
    const shelves = await Promise.all([...needed].map((name) => loaders[name][language]()))
    // A later wish has overtaken this one.
    if (wished !== language) return
    // Two shelves may be on their way at once: the one that comes last must not take the other's words away.
    const known = shown.language === language ? shown.books : {}
    showBooks(language, Object.assign({}, known, ...shelves) as Partial<Books>)
    document.documentElement.lang = language
  } catch (error) {
    if (wished === language) wished = before
    throw error
  }
}

function hasShelf(name: ShelfName): boolean {
  return name === 'inside'
    ? shown.books.appointments !== undefined
    : shown.books.errors?.internal !== undefined
}
