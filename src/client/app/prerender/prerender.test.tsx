import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import place from '../../../../town.json'
import { openLanguage, type Language } from '../../platform/i18n/language.ts'
import { setDrawnPath } from '../../platform/browser/navigation.tsx'
import { setTown } from '../../platform/clock/town.ts'
import type { Town } from '../../../shared/town/town.schemas.ts'
import { App } from '../app.tsx'
import { renderPages } from './prerender.tsx'

const template =
  '<!doctype html><html lang="en"><head><title>Nabz</title><!--nabz:head--><link rel="stylesheet" href="/a.css"></head>' +
  '<body><!--nabz:splash--><div id="root"></div><!--nabz:town--></body></html>'
const town = place as Town
const pages = await renderPages({ town, template, css: 'b{}' })
let root: Root | null = null

afterEach(() => {
  root?.unmount()
  root = null
  document.body.innerHTML = ''
})

test('renders nine pages, each in its language, with the town and without placeholders', () => {
  expect(pages.map(({ name, language }) => `${name}.${language}`)).toHaveLength(9)
  for (const { language, html } of pages) {
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain('"postalCode":"147201"')
    expect(html).not.toContain('<!--nabz:')
    expect(html).not.toMatch(/<link rel="stylesheet"(?! disabled)/)
  }
  expect(find('login', 'pa')).toContain('<title>ਲੌਗਇਨ · ਨਬਜ਼</title>')
  expect(find('app', 'hi')).toContain('<div id="root"></div>')
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

test.each(['en', 'hi', 'pa'] as const)(
  '%s: the page hydrates without errors and keeps the input',
  async (language) => {
    const complaints: unknown[] = []
    const parsed = new DOMParser().parseFromString(find('login', language), 'text/html')
    document.body.innerHTML = parsed.body.innerHTML
    document.documentElement.lang = language
    history.replaceState(null, '', '/login')
    localStorage.clear()
    const typed = document.querySelector<HTMLInputElement>('input[name=identifier]')
    typed!.value = 'gurpreet'
    setTown(town)
    setDrawnPath('/login')
    window.nabzReady = false
    await openLanguage(language)
    root = hydrateRoot(document.getElementById('root')!, <App />, {
      onRecoverableError: (error) => complaints.push(error),
    })
    await expect.poll(() => window.nabzReady).toBe(true)
    expect(document.querySelector('input[name=identifier]')).toBe(typed)
    await expect.element(page.getByRole('textbox').first()).toHaveValue('gurpreet')
    expect(complaints).toEqual([])
  },
)

function find(name: string, language: Language): string {
  return pages.find((one) => one.name === name && one.language === language)!.html
}
