import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Language } from '../../platform/i18n/language.ts'
import { openDevice, show } from '../../../../tests/setup/screen.tsx'
import { Screen } from './duties.screen.tsx'

test.each<Language>(['en', 'hi', 'pa'])(
  'four duties in %s, each with its points and whom to phone',
  async (language) => {
    await openDevice('doctor', { language })
    show(<Screen />)
    await expect.poll(() => page.getByRole('heading', { level: 2 }).elements()).toHaveLength(4)
    const cards = Array.from(document.querySelectorAll('ul'), (list) => list.children.length)
    expect(cards).toEqual([5, 3, 3, 4])
    expect(document.querySelectorAll('li:empty')).toHaveLength(0)
    const calls = Array.from(document.querySelectorAll('a[href^="tel:"]'), (link) =>
      link.getAttribute('href'),
    )
    expect(calls).toEqual(['tel:100', 'tel:1098', 'tel:100', 'tel:181', 'tel:100', 'tel:14416'])
  },
)
