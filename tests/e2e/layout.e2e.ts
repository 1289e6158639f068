import { expect } from '@playwright/test'
import { findLayoutFaults } from '../setup/layout-rules.ts'
import { auditEveryPage } from '../setup/layout.ts'
import { languages, onLooks } from '../setup/page-audits.ts'
import { test } from '../setup/test.ts'

const looks = onLooks()

/** One fault of each kind, each beside a correct lookalike. */
const sample = `<!doctype html><style>
  * { margin: 0; box-sizing: border-box } body { font: 16px/1.5 sans-serif; height: 3000px }
  main { margin-left: 40px }
</style>
<header style="position: sticky; top: 0; background: #fff"><a href="/home">Home</a></header>
<main>
  <h1 id="moved" style="margin-left: 20px">A heading</h1>
  <p id="narrow" style="width: 34px">Appointments</p>
  <p id="strip" style="width: 40px">to be or not to be or so it is</p>
  <p id="fits" style="width: 160px">Appointments</p>
  <p id="wide" style="width: 1400px">Beyond the window</p>
  <p id="cut" style="height: 30px; width: 120px; overflow: hidden">Three lines of text in a box for one of them</p>
  <p id="dots" style="width: 90px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">No room for me</p>
  <p id="scrolls" style="width: 120px; height: 30px; overflow: auto">Three lines of text that can be scrolled to</p>
  <p class="sr-only" style="position: absolute; width: 1px; height: 1px; overflow: hidden">Only for the ears</p>
  <div style="width: 160px; height: 40px; overflow: auto"><button style="margin-top: 60px">Below</button></div>
  <input id="short" style="width: 60px" placeholder="Village or street" aria-label="Place">
  <label id="past" style="display: flex; width: 90px; padding: 8px"><span>Appointments</span></label>
  <label id="inside" style="display: flex; width: 160px; padding: 8px"><span>Appointments</span></label>
  <button id="under" style="position: absolute; top: 600px; left: 1000px">Under</button>
  <button id="free" style="position: absolute; top: 600px; left: 60px">Free</button>
</main>
<div id="float" style="position: fixed; right: 0; bottom: 100px; width: 300px; height: 200px; background: #c00"></div>
<nav id="bar" style="position: fixed; inset: auto 0 0; background: #fff; height: 60px"><a href="/end">End</a></nav>`

test.describe('every page fits every screen', () => {
  test('faults are detected, and nothing else', async () => {
    const { page, leave } = await looks.enter('nobody', 'en', { width: 1280, height: 800 })
    await page.setContent(sample)
    const found = (await findLayoutFaults(page)).map(({ rule, selector }) => `${rule}: ${selector}`)
    expect([...new Set(found)].toSorted()).toEqual([
      'covered: button#under',
      'cut off: input#short',
      'cut off: p#cut',
      'cut off: p#dots',
      'left edge: h1#moved',
      'narrow text: p#narrow',
      'narrow text: p#strip',
      'off screen: body',
      'off screen: p#wide',
      'past its frame: label#past',
    ])
    await leave()
  })

  auditEveryPage(looks, ['nobody', 'doctor', 'coordinator'])
})

/** The smallest phone, one held sideways, and a laptop at 400 %. */
const shortScreens = [
  { width: 320, height: 640 },
  { width: 740, height: 360 },
  { width: 320, height: 256 },
]

test.describe('the SOS dialog', () => {
  for (const language of languages)
    test(`shows its three numbers completely on every screen in ${language}`, async () => {
      const visitor = await looks.signIn('patient', language)
      const { page, leave, t } = visitor
      await looks.show(visitor, '/')
      const cut: string[] = []
      for (const size of shortScreens) {
        await page.setViewportSize(size)
        await page.getByRole('button', { name: t('emergency.sos.label') }).click()
        await page.getByRole('dialog', { name: t('emergency.sos.title') }).waitFor()
        const found = await page.evaluate(findCutNumbers)
        cut.push(...found.map((one) => `${size.width} x ${size.height} ${language}: ${one}`))
        await page.keyboard.press('Escape')
      }
      expect(cut).toEqual([])
      await leave()
    })
})

/** Checks the corners of each number too. */
function findCutNumbers(): string[] {
  return ['108', '112', '102'].filter((number) => {
    const link = document.querySelector(`dialog a[href="tel:${number}"]`)
    if (!link) return true
    const { left, right, top, bottom } = link.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    // The corners are rounded.
    const points = [
      [x, y],
      [x, top + 2],
      [x, bottom - 2],
      [left + 2, y],
      [right - 2, y],
    ] as const
    return !points.every(([at, from]) => link.contains(document.elementFromPoint(at, from)))
  })
}
