import type { Town } from '../../../shared/town/town.schemas.ts'
import type { Language } from '../../platform/i18n/language.ts'

export interface PrerenderInput {
  town: Town
  /** dist/client/index.html as built. */
  template: string
  /** The built style sheet, to stand inside the page. */
  css: string
  /** The style sheet of the features: stands inside the page of the app, which will need it. */
  inside?: { address: string; css: string }
  /** Scripts that a page needs beside its entry, by page and language; named, they travel with it. */
  scripts?: (page: string, language: Language) => readonly string[]
}

/** What differs from page to page. */
export interface PageParts {
  name: 'login' | 'register' | 'app'
  language: Language
  /** The path it is drawn for; null: the empty page behind the sign-in. */
  path: string | null
  title: string
  brand: string
  splash: string
  body: string
  /** What the page is drawn with, so that the app need not fetch it; null: nothing is drawn. */
  messages: unknown
}

/** Puts everything into the built template; the styles stand inside, so that the first answer can be drawn. */
export function completePage(input: PrerenderInput, page: PageParts): string {
  const root =
    page.path === null
      ? '<div id="root"></div>'
      : `<div id="root" data-path="${page.path}">${page.body}</div>`
  return replaceEach(withoutNotes(input.template), [
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
}

function headOf({ css, inside, scripts }: PrerenderInput, { name, path, language }: PageParts): string {
  const links = (scripts?.(name, language) ?? []).map(
    (address) => `<link rel="modulepreload" crossorigin href="${address}">`,
  )
  if (path !== null || !inside) return `<style>${css}</style>${links.join('')}`
  // Behind the sign-in only: the first page has no bytes for it.
  const manifest = `<link rel="manifest" href="/manifest-${language}.webmanifest">`
  const mark = `<link rel="stylesheet" disabled href="${inside.address}">`
  return `<style>${css}${inside.css}</style>${mark}${manifest}${links.join('')}`
}

/** The styles stand inside the page. The tag stays, unloaded: vite would otherwise fetch the file with the features. */
function styleLink(css: string): string {
  return css === '' ? '<link rel="stylesheet"' : '<link rel="stylesheet" disabled'
}

function data(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
}

const pulse =
  '<svg viewBox="0 0 96 32" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M2 18h24l5-10 9 20 8-24 6 14h40"/></svg>'

function splashOf({ path, brand, splash }: PageParts): string {
  const waits = path === null ? ' data-waits' : ''
  return `<div id="splash"${waits}>${pulse}<b>${escapeText(brand)}</b><span>${escapeText(splash)}</span></div>`
}

/** Indents and comments are for us; on the way they are a tenth of a kilobyte. */
function withoutNotes(template: string): string {
  return template.replace(/^[ \t]+(\/\/.*)?/gm, '')
}

/** By function, because `$` in a replacement text has a meaning of its own. */
function replaceEach(text: string, changes: [string | RegExp, string][]): string {
  return changes.reduce((done, [from, to]) => done.replace(from, () => to), text)
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
