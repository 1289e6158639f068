import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, type Browser } from '@playwright/test'
import { alive, computer, phone, visit, type Language, type Visitor } from '../setup/browser.ts'
import { kept, register, saveProfile, tokenOf } from '../setup/entry.ts'
import { findFaults } from '../setup/page-faults.ts'
import { onServer } from '../setup/fixture.ts'
import { serveBuilt, type Served } from '../setup/served.ts'
import { test } from '../setup/test.ts'

test.describe.configure({ mode: 'serial' })

/** Open data is imported by the command; people search, choose and get directions, also with the server down. */
const villages = `hab_id,name,population,lat,lon
1,Rohta,1572,30.38138,76.18834
2,Kakrala,3740,30.36978,76.09052
3,Farthest,100,30.6,76.1515
`
const facilities = `facility_id,description_raw,type_guess,village,lat,lon
1,P H C,PHC,Rohta,30.381,76.188
2,Govt Dispensary,dispensary,Kakrala,30.370,76.0905
3,Guru Nanak Charitable Eye Hospital,hospital,Nabha,30.377,76.153
4,Vietnary Hospital,hospital,Rohta,30.381,76.19
`

let served: Served
let browser: Browser
let folder: string
let token: string
let asha: Visitor
onServer(async (opened) => {
  ;({ served, browser } = opened)
  folder = await mkdtemp(path.join(tmpdir(), 'nabz-lists-'))
  await register(served.url, { username: 'asha', name: 'Asha Rani', role: 'patient' })
  token = await tokenOf(served.url, 'asha')
  await saveProfile(served.url, token, 'Asha Rani')
  asha = await open('pa')
})
test.afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

async function open(language: Language, size = phone): Promise<Visitor> {
  const visitor = await visit(browser, served.url, language, size, kept(served.url, { token }))
  await visitor.page.goto('/hospitals')
  await alive(visitor.page)
  await visitor.page.getByRole('article').first().waitFor()
  if (size === phone)
    await visitor.page.getByRole('button', { name: visitor.t('facilities.map.show') }).click()
  await visitor.page.locator('.leaflet-container').waitFor()
  return visitor
}

async function bring(kind: string, text: string, ...more: string[]): Promise<string> {
  const file = path.join(folder, `${kind}.csv`)
  await writeFile(file, text)
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['dist/server/import.js', kind, file, ...more],
    { env: { ...process.env, DATA_DIR: served.dataDir } },
  )
  return stdout
}

/** The town's own entry: no open data names it, so it stays beside the imported ones. */
const civilHospital = 'ਸਿਵਲ ਹਸਪਤਾਲ ਨਾਭਾ'

const names = ({ page }: Visitor) => page.locator('article h3').allInnerTexts()

test.describe('the hospitals', () => {
  test('begin with four samples marked as such', async () => {
    const { page, t } = asha
    expect(await page.getByRole('article').count()).toBe(3)
    await page.getByRole('button', { name: t('facilities.page.more'), exact: true }).click()
    expect(await page.getByRole('article').count()).toBe(4)
    expect(await page.getByText(t('facilities.card.sample'), { exact: true }).count()).toBe(4)
    await page.getByText(t('facilities.page.sampleNote')).waitFor()
  })

  test('are imported beside the running server; the open page updates without a reload', async () => {
    expect(await bring('villages', villages)).toMatch(/taken +3/)
    expect(await bring('facilities', facilities, '--dry-run')).toContain('nothing was kept')
    const report = await bring('facilities', facilities)
    expect(report).toMatch(/taken +3/)
    expect(report).toContain('line 5     Vietnary Hospital, Rohta: not for people (veterinary)')
    await expect.poll(() => names(asha)).toHaveLength(4)
    expect(await names(asha)).toContain(civilHospital)
    expect(await bring('facilities', facilities)).toMatch(/taken +0\n.*changed +0\n.*unchanged +3/)
    expect(await names(asha)).toHaveLength(4)
  })

  test('an invalid file gives one sentence', async () => {
    await expect(bring('facilities', villages)).rejects.toThrow(/has no columns facility_id/)
  })

  test('are found in Gurmukhi, by type, and by distance from a village', async () => {
    const { page, t } = asha
    await page.getByLabel(t('facilities.page.search')).fill('ਅੱਖ')
    await expect.poll(() => names(asha)).toEqual([])
    await page.getByLabel(t('facilities.page.search')).fill('ਹਸਪਤਾਲ')
    await expect.poll(() => names(asha)).toEqual([civilHospital, 'Guru Nanak Charitable Eye Hospital'])
    await page.getByLabel(t('facilities.page.search')).fill('')
    await page
      .getByText(t('facilities.page.withCount', { name: t('facilities.categories.government'), count: '3' }))
      .click()
    const near = [civilHospital, 'Primary Health Centre, Rohta', 'Dispensary, Kakrala']
    await expect.poll(() => names(asha)).toEqual(near)
    await page.locator('summary', { hasText: t('facilities.origin.title') }).click()
    await page.getByLabel(t('facilities.origin.village')).fill('ਕਕਰਾਲਾ')
    await page.getByRole('button', { name: /^Kakrala/ }).click()
    const fromThere = ['Dispensary, Kakrala', civilHospital, 'Primary Health Centre, Rohta']
    await expect.poll(() => names(asha)).toEqual(fromThere)
  })

  test('with the server down, list, search and plain map still work, and selecting in one selects in the other', async () => {
    const visitor = await open('hi', computer)
    const { page, t } = visitor
    await page.getByText(t('facilities.map.villages')).waitFor()
    // Otherwise the browser logs that it could not fetch the worker.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    served.signal('SIGTERM')
    await served.ended
    await page.getByLabel(t('facilities.page.search')).fill('रोहता')
    await expect.poll(() => names(visitor)).toEqual(['Primary Health Centre, Rohta'])
    const pin = page.getByRole('button', { name: 'Primary Health Centre, Rohta', exact: true })
    await pin.click()
    const card = page.getByRole('article', { name: 'Primary Health Centre, Rohta' })
    expect(await card.getAttribute('aria-current')).toBe('true')
    await page.locator('.leaflet-popup').waitFor()
    await page.getByLabel(t('facilities.page.search')).fill('')
    const eyes = page.getByRole('article', { name: 'Guru Nanak Charitable Eye Hospital' })
    await eyes.getByRole('button', { name: t('facilities.card.onMap') }).click()
    await page.locator('.map-pin[aria-current]').waitFor()
    expect(await page.locator('.map-pin[aria-current]').getAttribute('aria-label')).toBe(
      'Guru Nanak Charitable Eye Hospital',
    )
    expect(
      await eyes
        .getByRole('link', { name: /Guru Nanak/ })
        .first()
        .getAttribute('href'),
    ).toContain('destination=30.377,76.153')
    expect(await page.locator('.map-village').count()).toBe(3)
    await page.getByText('PMGSY GeoSadak').waitFor()
    expect(visitor.pageErrors.filter((problem) => !/ERR_|Failed to fetch|network/i.test(problem))).toEqual([])
  })
})

test.describe('accessibility', () => {
  test.beforeAll(async () => {
    served = await serveBuilt({ dataDir: served.dataDir })
  })
  test.afterAll(() => served.close())

  for (const language of ['en', 'hi', 'pa'] as const)
    test(`in ${language}, with a pin selected`, async () => {
      const { page, leave } = await open(language)
      await page.locator('.map-pin').first().focus()
      await page.keyboard.press('Enter')
      await page.locator('.leaflet-popup').waitFor()
      expect(await findFaults(page)).toEqual([])
      await leave()
    })
})
