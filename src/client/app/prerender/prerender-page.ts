import type { Town } from '../../../shared/town/town.schemas.ts'
import type { Language } from '../../platform/i18n/language.ts'

export interface PrerenderInput {
  town: Town
  /** dist/client/index.html as built. */
  template: string
  /** The built style sheet, to be inlined. */
  css: string
  /** The features' style sheet, inlined into the app's page. */
  inside?: { address: string; css: string }
  /** Scripts to preload beside the entry, by page. */
  scripts?: (page: string) => readonly string[]
}

export type PageName = 'login' | 'register' | 'first-aid' | 'app'

/** What differs from page to page. */
export interface PageParts {
  name: PageName
  language: Language
  /** The rendered path; null for the app's empty page. */
  path: string | null
  title: string
  /** What a search engine shows beneath the title; not for pages behind the sign-in. */
  description: string
  brand: string
  splash: string
  body: string
  /** The messages used in the page, so that the app need not fetch them; null when nothing is rendered. */
  messages: unknown
}

/** Fills the built template. Styles are inlined, so that the first response can be painted. */
export function completePage(input: PrerenderInput, page: PageParts): string {
  const root =
    page.path === null
      ? '<div id="root"></div>'
      : `<div id="root" data-path="${page.path}">${page.body}</div>`
  const filled = replaceEach(withoutNotes(input.template), [
    [/<html lang="\w+">/, `<html lang="${page.language}">`],
    [/<title>[^<]*<\/title>/, `<title>${escapeText(page.title)}</title>`],
    ['<link rel="stylesheet"', styleLink(input.css)],
    ['<!--nabz:head-->', headOf(input, page)],
    ['<!--nabz:splash-->', splashOf(page)],
    ['<div id="root"></div>', root],
    [
      '<!--nabz:town-->',
      data('nabz-town', input.town) + (page.messages === null ? '' : data('nabz-words', page.messages)),
    ],
  ])
  return isLong(page) ? withScriptsLast(filled) : filled
}

/** First aid: it is read before it is hydrated, and a slow line shall not divide itself between text and scripts. */
function isLong({ name }: PageParts): boolean {
  return name === 'first-aid'
}

function withScriptsLast(html: string): string {
  const scripts = html.match(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g) ?? []
  const without = scripts.reduce((text, script) => text.replace(script, () => ''), html)
  return without.replace('</body>', () => `${scripts.join('')}</body>`)
}

function headOf({ css, inside, scripts }: PrerenderInput, page: PageParts): string {
  const { name, path, language } = page
  const links = (scripts?.(name) ?? []).map(
    (address) => `<link rel="modulepreload" crossorigin href="${address}">`,
  )
  if (path !== null || !inside) {
    const description = `<meta name="description" content="${escapeText(page.description)}">`
    return `${description}<style>${css}</style>${links.join('')}`
  }
  // Only for the app's page: keeps the sign-in page small.
  const manifest = `<link rel="manifest" href="/manifest-${language}.webmanifest">`
  const mark = `<link rel="stylesheet" disabled href="${inside.address}">`
  return `<style>${css}${inside.css}</style>${mark}${manifest}${links.join('')}`
}

/** The styles are inlined. A disabled link stays, because vite would otherwise load the file with the features. */
function styleLink(css: string): string {
  return css === '' ? '<link rel="stylesheet"' : '<link rel="stylesheet" disabled'
}

function data(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
}

const pulse =
  '<svg viewBox="0 0 96 32" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M2 18h24l5-10 9 20 8-24 6 14h40"/></svg>'

/** None over first aid: whoever opens it shall not wait. */
function splashOf(page: PageParts): string {
  const { path, brand, splash } = page
  if (page.name === 'first-aid') return ''
  const waits = path === null ? ' data-waits' : ''
  return `<div id="splash"${waits}>${pulse}<b>${escapeText(brand)}</b><span>${escapeText(splash)}</span></div>`
}

/** Strips indents and comments: they cost 0.1 kB. */
function withoutNotes(template: string): string {
  return template.replace(/^[ \t]+(\/\/.*)?/gm, '')
}

/** With a replacer function, because `$` is special in a replacement string. */
function replaceEach(text: string, changes: [string | RegExp, string][]): string {
  return changes.reduce((done, [from, to]) => done.replace(from, () => to), text)
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
