import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listOwnAlarms } from '../../../shared/alarms/alarms.endpoints.ts'
import type { OwnAlarm } from '../../../shared/alarms/alarms.schemas.ts'
import { listVitals } from '../../../shared/vitals/vitals.endpoints.ts'
import { ownAnswer } from '../../../../tests/setup/alarm-answers.ts'
import { readingAnswer } from '../../../../tests/setup/vital-answers.ts'
import '../../ui/styles/sign-in.css'
import '../../ui/styles/app-shell.css'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { Screen } from '../../vitals/screens/vitals.screen.tsx'
import { Gate } from '../routing/alarm-gate.tsx'

/** The header above the page, and the bar with SOS below it. */
const [header, bar] = [72, 80]
const at = '2026-11-21T10:32:00+05:30'
const doctors = [
  'Gurpreet Singh Sandhu',
  'Navjot Kaur Gill',
  'Rakesh Kumar Sharma',
  'Harpreet Singh Dhaliwal',
  'Simranjit Kaur',
  'Meena Sharma',
]
const told = doctors.map((name, n) => ({ name, at, unreached: n < 4 ? 'textWaits' : 'noWay' }) as const)

async function showVitals(language: 'en' | 'hi' | 'pa', alarm: Partial<OwnAlarm>): Promise<void> {
  await page.viewport(360, 740)
  await openDevice('patient', { language })
  const readings = [readingAnswer({ grade: 'critical', value: '190/120', needsDoctor: true })]
  serverSays(listVitals, { body: { readings, bmi: null } })
  const amber = ownAnswer({ urgency: 'urgent', told, deskToldAt: at })
  const red = ownAnswer({ told, deskToldAt: at, ...alarm })
  serverSays(listOwnAlarms, { body: { alarms: [red, amber] } })
  show(
    <Gate>
      <Screen />
    </Gate>,
  )
  await expect.element(page.getByText(/Meena Sharma/).first()).toBeVisible()
}
const place = {
  name: 'Sukh Sagar Multispeciality Hospital',
  nameHi: 'सुख सागर मल्टीस्पेशलिटी अस्पताल',
  namePa: 'ਸੁਖ ਸਾਗਰ ਮਲਟੀਸਪੈਸ਼ਲਿਟੀ ਹਸਪਤਾਲ',
  phone: '5550001234',
  areHoursUnknown: true,
}

test.each([
  ['en', 'nobody has answered in time', { unansweredAt: at, place }],
  ['hi', 'nobody has answered in time', { unansweredAt: at, place }],
  ['pa', 'nobody has answered in time', { unansweredAt: at, place }],
  ['en', 'an answer may still come', {}],
  ['hi', 'an answer may still come', {}],
  ['pa', 'an answer may still come', {}],
] as const)('in %s, while %s, 108 is on the first screen of a phone', async (language, _, alarm) => {
  await showVitals(language, alarm)
  const [first] = document.querySelectorAll<HTMLElement>('a[href="tel:108"]')
  const { bottom, height } = first?.getBoundingClientRect() ?? new DOMRect(0, 9999)
  expect(height).toBeGreaterThanOrEqual(48)
  expect(bottom).toBeLessThanOrEqual(740 - header - bar)
})

test.each([
  [
    'en',
    /^Not reached yet: Dr\. Gurpreet Singh Sandhu, .*, Dr\. Rakesh Kumar Sharma, Dr\. Harpreet Singh Dhaliwal\. The hospital still has to send a text message\.$/,
    /^Not reached yet: Dr\. Simranjit Kaur, Dr\. Meena Sharma\.$/,
  ],
  [
    'hi',
    /^डॉ\. Gurpreet Singh Sandhu, .*, डॉ\. Harpreet Singh Dhaliwal तक अभी खबर नहीं पहुंची है।/,
    /^डॉ\. Simranjit Kaur, डॉ\. Meena Sharma तक अभी खबर नहीं पहुंची है।$/,
  ],
  [
    'pa',
    /^ਡਾ\. Gurpreet Singh Sandhu, .*, ਡਾ\. Harpreet Singh Dhaliwal ਤੱਕ ਹਾਲੇ ਖ਼ਬਰ ਨਹੀਂ ਪਹੁੰਚੀ।/,
    /^ਡਾ\. Simranjit Kaur, ਡਾ\. Meena Sharma ਤੱਕ ਹਾਲੇ ਖ਼ਬਰ ਨਹੀਂ ਪਹੁੰਚੀ।$/,
  ],
] as const)('in %s, one sentence names all whom the same is said of', async (language, texts, none) => {
  await showVitals(language, { unansweredAt: at, place })
  await expect.element(page.getByText(texts).first()).toBeVisible()
  await expect.element(page.getByText(none).first()).toBeVisible()
})

test('doctors to whom it was sent at the same time stand in one sentence', async () => {
  const sent = [
    { name: 'Navjot Gill', at },
    { name: 'Rakesh Sharma', at: '2026-11-21T10:37:00+05:30' },
    { name: 'Meena Sharma', at: '2026-11-21T10:37:20+05:30' },
  ]
  await showVitals('en', { told: sent })
  await expect
    .element(page.getByText(/^Sent to Dr\. Navjot Gill at .*10:32 am\. Not seen yet\.$/))
    .toBeVisible()
  await expect
    .element(page.getByText(/^Sent to Dr\. Rakesh Sharma, Dr\. Meena Sharma at .*10:37 am\. Not seen yet\.$/))
    .toBeVisible()
})
