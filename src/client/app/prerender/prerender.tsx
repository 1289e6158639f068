import { renderToString } from 'react-dom/server'
import * as enAuth from '../../../shared/i18n/en/auth.ts'
import * as enCommon from '../../../shared/i18n/en/common.ts'
import * as enFirstAid from '../../../shared/i18n/en/first-aid.ts'
import { home as enHome } from '../../../shared/i18n/en/home.ts'
import * as hiAuth from '../../../shared/i18n/hi/auth.ts'
import * as hiCommon from '../../../shared/i18n/hi/common.ts'
import * as hiFirstAid from '../../../shared/i18n/hi/first-aid.ts'
import { home as hiHome } from '../../../shared/i18n/hi/home.ts'
import * as paAuth from '../../../shared/i18n/pa/auth.ts'
import * as paCommon from '../../../shared/i18n/pa/common.ts'
import * as paFirstAid from '../../../shared/i18n/pa/first-aid.ts'
import { home as paHome } from '../../../shared/i18n/pa/home.ts'
import { currentText } from '../../platform/i18n/i18n.tsx'
import { languages, showMessages, type Language } from '../../platform/i18n/language.ts'
import { setDrawnPath } from '../../platform/browser/navigation.tsx'
import { setTown, town } from '../../platform/clock/town.ts'
import { accounts } from '../../accounts/accounts.manifest.tsx'
import { firstAid } from '../../emergency/first-aid.manifest.tsx'
import { loadOnce } from '../../platform/browser/use-loaded.ts'
import { App } from '../app.tsx'
import { loaderOf } from '../routing/screen-loaders.tsx'
import { completePage, type PageName, type PageParts, type PrerenderInput } from './prerender-page.ts'

export interface PrerenderedPage {
  name: PageName
  language: Language
  html: string
}

const messages = {
  en: { ...enCommon, ...enAuth, ...enFirstAid, home: enHome },
  hi: { ...hiCommon, ...hiAuth, ...hiFirstAid, home: hiHome },
  pa: { ...paCommon, ...paAuth, ...paFirstAid, home: paHome },
}
type AllMessages = (typeof messages)['en']

/** `heading` is the title, `words` the messages that the page needs at first; the rest is loaded when a form is used. */
interface GuestPage {
  name: Exclude<PageName, 'app'>
  path: string
  heading(all: AllMessages): string
  words(all: AllMessages): unknown
}

const guestPages: readonly GuestPage[] = [
  signInPage('login'),
  signInPage('register'),
  {
    name: 'first-aid',
    path: '/first-aid',
    heading: (all) => all.firstAid.pageTitle,
    words: ({ shell, firstAid: cards }) => ({ shell, firstAid: cards }),
  },
]

function signInPage(name: 'login' | 'register'): GuestPage {
  return {
    name,
    path: `/${name}`,
    heading: (all) => all.accounts[name].title,
    words: ({ shell, accounts: { showPassword, [name]: own }, errors: { network } }) => ({
      shell,
      accounts: { showPassword, [name]: own },
      errors: { network },
    }),
  }
}

/** Renders the pages for guests and the app's empty page in every language. */
export async function renderPages(input: PrerenderInput): Promise<PrerenderedPage[]> {
  setTown(input.town)
  // Preload the screens: a lazy screen would render its skeleton.
  for (const screen of [...accounts.screens, ...firstAid.screens]) await loadOnce(loaderOf(screen))
  return languages.flatMap((language) => {
    const all = messages[language]
    showMessages(language, all)
    const { brand } = all.shell
    const guests = guestPages.map(({ name, path, heading, words }) => {
      const parts = {
        name,
        path,
        title: `${heading(all)} · ${brand}`,
        body: draw(path),
        messages: words(all),
      }
      return { name, language, html: write(input, language, parts) }
    })
    const app = { name: 'app', path: null, title: brand, body: '', messages: null } as const
    return [...guests, { name: app.name, language, html: write(input, language, app) }]
  })
}

function draw(path: string): string {
  setDrawnPath(path)
  return renderToString(<App />)
}

function write(
  input: PrerenderInput,
  language: Language,
  page: Omit<PageParts, 'language' | 'brand' | 'splash' | 'description'>,
): string {
  const { t, choose } = currentText()
  return completePage(input, {
    ...page,
    language,
    brand: t('shell.brand'),
    splash: t('shell.splash'),
    description:
      page.name === 'first-aid' ? t('firstAid.lead') : t('home.lead', { town: choose(town().name) }),
  })
}
