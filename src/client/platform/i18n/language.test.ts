import { expect, test } from 'vitest'
import { openDevice } from '../../../../tests/setup/screen.tsx'
import { currentText } from './i18n.tsx'
import { asLanguage, firstLanguage, loadMessages, setLanguage, type MessageBundle } from './language.ts'

const inside: MessageBundle = {
  en: () => import('../../../shared/i18n/en/app-shell.ts'),
  hi: () => import('../../../shared/i18n/hi/app-shell.ts'),
  pa: () => import('../../../shared/i18n/pa/app-shell.ts'),
}

test('a change shows at once and is stored for the next visit and the server', async () => {
  await openDevice('patient')
  await loadMessages(inside)
  await setLanguage('pa')
  expect(currentText().t('frame.nav.home')).toBe('ਹੋਮ')
  expect(currentText().t('errors.fields.required')).toBe('ਕਿਰਪਾ ਕਰਕੇ ਇਹ ਭਰੋ')
  expect(document.documentElement.lang).toBe('pa')
  expect(localStorage.getItem('nabz.language')).toBe('pa')
  expect(document.cookie).toContain('nabz.language=pa')
  expect(firstLanguage()).toBe('pa')
})

test('of two concurrent changes the later one wins', async () => {
  await openDevice('patient')
  await Promise.all([setLanguage('hi'), setLanguage('en')])
  expect(currentText().language).toBe('en')
})

test('follows a change in another tab', async () => {
  await openDevice('patient')
  const { openLanguage } = await import('./language.ts')
  await openLanguage('en')
  localStorage.setItem('nabz.language', 'hi')
  window.dispatchEvent(new StorageEvent('storage', { key: 'nabz.language', newValue: 'hi' }))
  await expect.poll(() => currentText().t('shell.brand')).toBe('नब्ज़')
})

test.each([['fr'], [null], [''], [undefined]])('%s is unknown: falls back to English', (code) => {
  expect(asLanguage(code)).toBe('en')
})
