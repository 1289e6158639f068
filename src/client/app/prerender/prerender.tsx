import { renderToString } from 'react-dom/server'
import * as enAuth from '../../../shared/i18n/en/auth.ts'
import * as enCommon from '../../../shared/i18n/en/common.ts'
import * as hiAuth from '../../../shared/i18n/hi/auth.ts'
import * as hiCommon from '../../../shared/i18n/hi/common.ts'
import * as paAuth from '../../../shared/i18n/pa/auth.ts'
import * as paCommon from '../../../shared/i18n/pa/common.ts'
import { currentText } from '../../platform/i18n/i18n.tsx'
import { languages, showMessages, type Language } from '../../platform/i18n/language.ts'
import { setDrawnPath } from '../../platform/browser/navigation.tsx'
import { setTown } from '../../platform/clock/town.ts'
import { accounts } from '../../accounts/accounts.manifest.tsx'
import { loadOnce } from '../../platform/browser/use-loaded.ts'
import { App } from '../app.tsx'
import { loaderOf } from '../routing/screen-loaders.tsx'
import { completePage, type PageParts, type PrerenderInput } from './prerender-page.ts'

export interface PrerenderedPage {
  name: 'login' | 'register' | 'app'
  language: Language
  html: string
}

const messages = {
  en: { ...enCommon, ...enAuth },
  hi: { ...hiCommon, ...hiAuth },
  pa: { ...paCommon, ...paAuth },
}
const empty = { name: 'app', path: null, body: '' } as const
const guestPages = [
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
] as const

/** Renders the sign-in pages and the app's empty page in every language. */
export async function renderPages(input: PrerenderInput): Promise<PrerenderedPage[]> {
  setTown(input.town)
  // Preload the screens: a lazy screen would render its skeleton.
  for (const screen of accounts.screens) await loadOnce(loaderOf(screen))
  return languages.flatMap((language) => {
    showMessages(language, messages[language])
    const guests = guestPages.map(({ name, path }) => {
      const title = `${messages[language].accounts[name].title} · ${messages[language].shell.brand}`
      const parts = { name, path, title, body: draw(path) }
      return { name, language, html: write(input, language, parts) }
    })
    const title = messages[language].shell.brand
    return [...guests, { name: 'app' as const, language, html: write(input, language, { ...empty, title }) }]
  })
}

function draw(path: string): string {
  setDrawnPath(path)
  return renderToString(<App />)
}

function write(
  input: PrerenderInput,
  language: Language,
  page: Omit<PageParts, 'language' | 'brand' | 'splash' | 'messages'>,
): string {
  const { t } = currentText()
  return completePage(input, {
    ...page,
    language,
    brand: t('shell.brand'),
    splash: t('shell.splash'),
    messages: page.name === 'app' ? null : messagesToDraw(language, page.name),
  })
}

/** The messages the page needs at first; the rest is loaded when a form is first used. */
function messagesToDraw(language: Language, name: 'login' | 'register') {
  const all = messages[language]
  return {
    shell: all.shell,
    accounts: { showPassword: all.accounts.showPassword, [name]: all.accounts[name] },
    errors: { network: all.errors.network },
  }
}
