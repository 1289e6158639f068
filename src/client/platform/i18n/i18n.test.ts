import { expect, test } from 'vitest'
import { openDevice } from '../../../../tests/setup/screen.tsx'
import { ApiError } from '../api/api-error.ts'
import { errorText, fieldText } from '../api/error-text.ts'
import { currentText } from './i18n.tsx'

test("plurals follow the language's rules, numbers use Indian grouping", async () => {
  await openDevice('doctor')
  const { t, number } = currentText()
  expect(t('dates.age.years', { count: 1 })).toBe('1 year')
  expect(t('dates.age.years', { count: 3 })).toBe('3 years')
  expect(number(1234567)).toBe('12,34,567')
  await openDevice('doctor', { language: 'pa' })
  expect(currentText().t('dates.age.years', { count: 1 })).toBe('1 ਸਾਲ')
})

test('messages whose keys have dots are found; unknown keys are not', async () => {
  await openDevice('patient', { language: 'hi' })
  const { t } = currentText()
  expect(t('appointmentsNotices.started', { doctor: 'अनीता' })).toContain('डॉ. अनीता')
  expect(t.find('appointmentsNotices.nothing')).toBeUndefined()
  expect(t.find('accounts')).toBeUndefined()
})

test("an error uses the feature's message, else the common one, else the server's", async () => {
  await openDevice('patient', { language: 'pa' })
  const { t } = currentText()
  const failure = (code: string, details = {}) =>
    new ApiError('from the server', { status: 409, code, feature: 'accounts', details })
  expect(errorText(t, failure('tooManyAttempts', { retryAfterSeconds: 61 }))).toContain('2 ਮਿੰਟ')
  expect(errorText(t, failure('storageFull'))).toContain('ਸਰਵਰ ਵਿੱਚ ਥਾਂ ਨਹੀਂ')
  expect(errorText(t, failure('unheardOf'))).toBe('from the server')
  expect(fieldText(t, 'accounts', 'passwordShort')).toContain('6 ਅੱਖਰਾਂ')
  expect(fieldText(t, 'accounts', 'unheardOf')).toBe('ਇਹ ਸਹੀ ਨਹੀਂ ਹੈ')
})
