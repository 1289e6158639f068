import { expect, it } from 'vitest'
import { alarmTexts as en } from '../i18n/en/alarm-texts.ts'
import { alarmTexts as hi } from '../i18n/hi/alarm-texts.ts'
import { alarmTexts as pa } from '../i18n/pa/alarm-texts.ts'
import { mostSmsParts, smsParts } from './alarms.sms.ts'

it.each([
  ['', 1],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  // A sign of the extension table takes two places.
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  // One letter outside GSM 03.38 makes all of it UCS-2.
  ['ਨ' + 'a'.repeat(69), 1],
  ['ਨ' + 'a'.repeat(70), 2],
  ['ਨ'.repeat(134), 2],
  ['ਨ'.repeat(135), 3],
])('%s has %i parts', (text, parts) => {
  expect(smsParts(text)).toBe(parts)
})

const places = { en: 'Civil Hospital Nabha', hi: 'सिविल अस्पताल नाभा', pa: 'ਸਿਵਲ ਹਸਪਤਾਲ ਨਾਭਾ' }
it.each(Object.entries({ en, hi, pa }))(
  'messages in %s have no third part',
  (language, { sms, smsWithoutPlace }) => {
    const place = places[language as keyof typeof places]
    for (const text of [...Object.values(sms), ...Object.values(smsWithoutPlace)])
      expect(smsParts(text.replace('{place}', place).replace('{number}', '108'))).toBeLessThanOrEqual(
        mostSmsParts,
      )
  },
)
