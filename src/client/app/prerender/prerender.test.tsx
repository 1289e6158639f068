import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import place from '../../../../town.json'
import { cards } from '../../../shared/emergency/emergency.cards.ts'
import { en, hi, pa } from '../../../shared/i18n/locales.ts'
import { languages, openLanguage, type Language } from '../../platform/i18n/language.ts'
import { setDrawnPath } from '../../platform/browser/navigation.tsx'
import { setTown } from '../../platform/clock/town.ts'
import type { Town } from '../../../shared/town/town.schemas.ts'
import { App } from '../app.tsx'
import { renderPages } from './prerender.tsx'

const template =
  '<!doctype html><html lang="en"><head><title>Nabz</title><!--nabz:head--><link rel="stylesheet" href="/a.css"></head>' +
  '<body><!--nabz:splash--><div id="root"></div><!--nabz:town--></body></html>'
const town = place as Town
const messages = { en, hi, pa }
const pages = await renderPages({ town, template, css: 'b{}' })
let root: Root | null = null

afterEach(() => {
  root?.unmount()
  root = null
  document.body.innerHTML = ''
})

test('renders twelve pages, each in its language, with the town and without placeholders', () => {
  expect(pages.map(({ name, language }) => `${name}.${language}`)).toHaveLength(12)
  for (const { language, html } of pages) {
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain('"postalCode":"147201"')
    expect(html).not.toContain('<!--nabz:')
    expect(html).not.toMatch(/<link rel="stylesheet"(?! disabled)/)
  }
  expect(find('login', 'pa')).toContain('<title>ਲੌਗਇਨ · ਨਬਜ਼</title>')
  expect(find('app', 'hi')).toContain('<div id="root"></div>')
  const describedAs = (text: string) => `<meta name="description" content="${text}">`
  expect(find('login', 'en')).toContain(describedAs(en.home.lead.replace('{town}', town.name.en)))
  expect(find('first-aid', 'pa')).toContain(describedAs(pa.firstAid.lead))
})

test('a form submitted before the script loads does not put a password into the URL', () => {
  for (const name of ['login', 'register'] as const)
    expect(find(name, 'en')).toMatch(/<form [^>]*method="post"/)
})

test('without inline styles the style sheet is linked', async () => {
  const [first] = await renderPages({ town, template, css: '' })
  expect(first?.html).toContain('<link rel="stylesheet" href')
})

test("a tag in the town's name cannot close the script element", async () => {
  const sly = { ...town, name: { ...town.name, en: '</script><b>' } }
  const [first] = await renderPages({ town: sly, template, css: '' })
  expect(first?.html).not.toContain('</script><b>')
})

test.each(languages)('%s: the page hydrates without errors and keeps the input', async (language) => {
  open('login', language)
  const typed = document.querySelector<HTMLInputElement>('input[name=identifier]')
  typed!.value = 'gurpreet'
  expect(await hydrate('/login', language)).toEqual([])
  expect(document.querySelector('input[name=identifier]')).toBe(typed)
  await expect.element(page.getByRole('textbox').first()).toHaveValue('gurpreet')
})

test.each(languages)('%s: first aid has every step of every card before any script', (language) => {
  const { firstAid } = messages[language]
  open('first-aid', language)
  expect(document.querySelectorAll('details[name="first-aid"]')).toHaveLength(cards.length)
  for (const card of cards) {
    const { title, ...texts } = firstAid.cards[card]
    const shown = document.getElementById(card)
    expect(shown?.querySelector('summary')?.textContent).toBe(title)
    for (const text of Object.values(texts))
      expect(shown?.textContent).toContain(
        text.replaceAll(/\{(\w+)\}/g, (_, name: keyof Town['emergency']) => town.emergency[name].number),
      )
  }
  const dialled = [...document.querySelectorAll('main a[href^="tel:"]')].map((link) => link.textContent)
  expect(dialled.slice(0, 3).map((text) => text.slice(0, 3))).toEqual(['108', '112', '102'])
  // No splash lies over it.
  expect(document.getElementById('splash')).toBeNull()
})

test('first aid names its scripts after its text, which a slow line brings first', async () => {
  const script = '<script type="module" src="/assets/index.js"></script>'
  const long = await renderPages({
    town,
    template: template.replace('</head>', `${script}</head>`),
    css: 'b{}',
    scripts: () => ['/assets/react.js'],
  })
  for (const { name, html } of long) {
    const places = [script, '<link rel="modulepreload" crossorigin href="/assets/react.js">'].map((tag) =>
      html.indexOf(tag),
    )
    for (const found of places) {
      expect(found).toBeGreaterThan(0)
      expect(found > html.indexOf('<div id="root"')).toBe(name === 'first-aid')
    }
  }
})

test.each(languages)('%s: first aid hydrates without a difference, then searches', async (language) => {
  // React tells of attributes only there, and only in its development build.
  const told = vi.spyOn(console, 'error')
  open('first-aid', language)
  const card = document.querySelector('#snakeBite')
  expect(await hydrate('/first-aid', language)).toEqual([])
  expect(told.mock.calls).toEqual([])
  expect(document.querySelector('#snakeBite')).toBe(card)
  await page.getByRole('searchbox').fill('sap')
  const shown = () => [...document.querySelectorAll('li:not([hidden]):has(> details[name=first-aid])')]
  await expect.poll(shown).toEqual([card?.parentElement])
  told.mockRestore()
})

test('a card that was opened before the scripts came stays open, and a search typed before is done', async () => {
  open('first-aid', 'pa')
  const card = document.querySelector<HTMLDetailsElement>('#snakeBite')!
  card.open = true
  document.querySelector<HTMLInputElement>('[type=search]')!.value = 'sap'
  expect(await hydrate('/first-aid', 'pa')).toEqual([])
  expect(document.querySelector('#snakeBite')).toBe(card)
  expect(card.open).toBe(true)
  await expect
    .poll(() => document.querySelectorAll('li:not([hidden]):has(> details[name=first-aid])'))
    .toHaveLength(1)
})

test('a page that differs from what hydrates it is noticed', async () => {
  open('first-aid', 'pa')
  document.querySelector('#snakeBite h3')!.textContent = 'ਸੱਪ'
  expect(await hydrate('/first-aid', 'pa')).not.toEqual([])
})

function open(name: string, language: Language): void {
  const parsed = new DOMParser().parseFromString(find(name, language), 'text/html')
  document.body.innerHTML = parsed.body.innerHTML
  document.documentElement.lang = language
  localStorage.clear()
}

/** What React had to say about it. */
async function hydrate(path: string, language: Language): Promise<unknown[]> {
  const complaints: unknown[] = []
  history.replaceState(null, '', path)
  setTown(town)
  setDrawnPath(path)
  window.nabzReady = false
  await openLanguage(language)
  root = hydrateRoot(document.getElementById('root')!, <App />, {
    onRecoverableError: (error) => complaints.push(error),
  })
  await expect.poll(() => window.nabzReady).toBe(true)
  return complaints
}

function find(name: string, language: Language): string {
  return pages.find((one) => one.name === name && one.language === language)!.html
}
