import { renderToString } from 'react-dom/server'
import * as enBooks from '../../shared/messages/en/entrance.ts'
import * as hiBooks from '../../shared/messages/hi/entrance.ts'
import * as paBooks from '../../shared/messages/pa/entrance.ts'
import { currentText } from '../platform/i18n.tsx'
import { languages, showBooks, type Language } from '../platform/language.ts'
import { setDrawnPath } from '../platform/navigation.tsx'
import { setTown } from '../platform/town.ts'
import { App } from './app.tsx'
import { completePage, type PageParts, type PrerenderInput } from './prerender-page.ts'

export interface PrerenderedPage {
  name: 'login' | 'register' | 'app'
  language: Language
  html: string
}

const books = { en: enBooks, hi: hiBooks, pa: paBooks }
const guestPages = [
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
] as const

/** The sign-in pages drawn in every language, and the empty page of the app: what the server hands out first. */
export function renderPages(input: PrerenderInput): PrerenderedPage[] {
  setTown(input.town)
  return languages.flatMap((language) => {
    showBooks(language, books[language])
    const guests = guestPages.map(({ name, path }) => {
      const title = `${books[language].accounts[name].title} · ${books[language].shell.brand}`
      const parts = { path, title, body: draw(path) }
      return { name, language, html: write(input, language, parts) }
    })
    const title = books[language].shell.brand
    return [
      ...guests,
      { name: 'app' as const, language, html: write(input, language, { path: null, title, body: '' }) },
    ]
  })
}

function draw(path: string): string {
  setDrawnPath(path)
  return renderToString(<App />)
}

function write(
  input: PrerenderInput,
  language: Language,
  page: Omit<PageParts, 'language' | 'brand' | 'splash' | 'words'>,
): string {
  const { t } = currentText()
  return completePage(input, {
    ...page,
    language,
    brand: t('shell.brand'),
    splash: t('shell.splash'),
    words: page.path === null ? null : wordsToDraw(language),
  })
}

/** What the page needs before anything is typed; the rest of the shelf comes with the first touch of a form. */
function wordsToDraw(language: Language) {
  const { shell, accounts, errors } = books[language]
  const { login, register } = accounts
  return { shell, accounts: { login, register }, errors: { network: errors.network } }
}
