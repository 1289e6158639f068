import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { foods, type Food } from '../../../../shared/reminders/reminders.dosage.ts'
import type { Dose, Mark } from '../../../../shared/reminders/reminders.schedule.ts'
import { openDevice, show } from '../../../../../tests/setup/screen.tsx'
import { Card } from '../../../ui/card.tsx'
import { addIcons } from '../../../ui/icons/icon.tsx'
import { featurePaths } from '../../../ui/icons/icon-paths-features.ts'
import '../../../ui/styles/sign-in.css'
import '../../../ui/styles/app-shell.css'
import { DoseRow } from './dose-row.tsx'

addIcons(featurePaths)
afterEach(() => {
  delete document.documentElement.dataset['density']
})

const nothing = () => undefined
function dose(name: string, food: Food, mark: Mark | null = null): Dose {
  const much = { amount: 1, unit: 'tablet' as const, food, dosage: '' }
  return { reminderId: name, name, day: '2026-11-21', time: '14:00', mark, reason: null, ...much }
}
function Row({ of }: { of: Dose }) {
  const actions = { onPress: nothing, onExplain: nothing }
  return (
    <div className="row">
      <DoseRow dose={of} when="2:00" isWaiting waitsAs={undefined} error={null} {...actions} />
    </div>
  )
}
const rows = () => Array.from(document.querySelectorAll<HTMLElement>('.row'))
const pictures = () => rows().map((row) => row.querySelector('svg[viewBox="0 0 40 24"]'))

const sizes = [320, 360, 412].flatMap((width) =>
  (['en', 'hi', 'pa'] as const).flatMap((language) =>
    ['normal', 'big'].map((density) => [width, language, density] as const),
  ),
)

test.each(sizes)(
  'at %i in %s, %s text, the picture of food stands whole before its words',
  async (width, language, density) => {
    await page.viewport(width, 640)
    document.documentElement.dataset['density'] = density
    await openDevice('patient', { language })
    // As wide as fits on one line with its words, and a long one.
    const doses = ['Metformin', 'Amlodipine 5', 'Amoxicillin and clavulanic acid'].flatMap((name) =>
      foods.map((food) => dose(name, food)),
    )
    show(
      <div className="p-4">
        <Card>
          {doses.map((one) => (
            <Row key={`${one.name} ${one.food}`} of={one} />
          ))}
        </Card>
      </div>,
    )
    await expect.poll(() => pictures().filter(Boolean).length).toBe(doses.length)
    await document.fonts.ready
    for (const picture of pictures()) {
      const drawn = picture?.getBoundingClientRect() ?? new DOMRect()
      const words = document.createRange()
      words.selectNodeContents(picture?.nextSibling ?? document)
      const said = words.getClientRects()[0] ?? new DOMRect()
      expect(drawn.width).toBe(40)
      expect(said.left).toBeGreaterThanOrEqual(drawn.right)
      expect(said.left - drawn.right).toBeLessThan(16)
      expect(Math.abs((said.top + said.bottom - drawn.top - drawn.bottom) / 2)).toBeLessThan(30)
    }
    expect(document.documentElement.scrollWidth).toBe(width)
  },
)

test('a dose that was taken before has none', async () => {
  await openDevice('patient')
  show(<Row of={dose('Metformin', 'before', 'taken')} />)
  await expect.poll(() => rows().length).toBe(1)
  expect(pictures()).toEqual([null])
})
