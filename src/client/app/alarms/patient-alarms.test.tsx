import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listOwnAlarms } from '../../../shared/alarms/alarms.endpoints.ts'
import { addVital } from '../../../shared/vitals/vitals.endpoints.ts'
import { ownAnswer } from '../../../../tests/setup/alarm-answers.ts'
import { dayAhead } from '../../../../tests/setup/appointment-answers.ts'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { orderingKeyOf } from '../../platform/outbox/ordering-key.ts'
import { put } from '../../platform/outbox/store.ts'
import { outboxKey } from '../../platform/storage/storage.ts'
import { PatientAlarms } from './patient-alarms.tsx'

/** What the patient reads of a reading that waits on this phone, after a reload without a network. */
const at = new Date().toISOString()
const seen = ownAnswer({
  acknowledged: { name: 'Navjot Gill', at, isDoctor: true, isYou: false },
})

beforeEach(async () => {
  await openDevice('patient')
  // As after a reload: what shows them is here at once, and the outbox is read later.
  await Promise.all([
    import('./patient-alarm-cards.tsx'),
    import('../../vitals/components/waiting/waiting-danger.ts'),
  ])
})
afterEach(() => vi.restoreAllMocks())

let keys = 0
async function wait(value: string, more: object = {}): Promise<void> {
  const { name, method, path, access, outbox, actsFor } = addVital
  const key = String((keys += 1)).padStart(32, '0')
  localStorage.setItem(outboxKey, String(Date.now()))
  await put({
    key,
    person: 'patient-1',
    patientId: null,
    submittedAt: Date.now(),
    to: { name, method, path, access, outbox, actsFor, body: true },
    orderingKey: orderingKeyOf(addVital, { params: {}, patientId: null }, key),
    params: {},
    body: { type: 'bloodPressure', value, date: '', context: 'anyTime', symptoms: null, ...more },
    state: 'waiting',
    tries: 1,
    lastError: null,
  })
}
/** Every text that stands on the page at any moment from now on. */
function listShown(): string[] {
  const shown: string[] = []
  new MutationObserver(() => shown.push(document.body.textContent)).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  })
  return shown
}
const texts = () =>
  page
    .getByRole('region', { name: 'Who knows about it' })
    .elements()
    .map(({ textContent }) => textContent)

describe('a red reading that waits on this phone', () => {
  test('stands before an older alarm that a doctor has seen, which is never shown without it', async () => {
    await wait('190/120')
    serverSays(listOwnAlarms, { body: { alarms: [seen] } })
    const shown = listShown()
    const { query } = navigator.locks
    vi.spyOn(navigator.locks, 'query').mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      return query.call(navigator.locks)
    })
    show(<PatientAlarms />)
    await expect.element(page.getByText(/^Dr\. Navjot Gill has seen it/)).toBeVisible()
    expect(texts()).toEqual([
      expect.stringMatching(/^190\/120 mmHg: nobody knows of it yet\. It waits on this phone\. Call 108\./),
      expect.stringMatching(/^Dr\. Navjot Gill has seen it/),
    ])
    expect(shown.filter((text) => text.includes('has seen it') && !text.includes('nobody knows'))).toEqual([])
    await expect.element(page.getByRole('link', { name: '108' }).first()).toHaveAttribute('href', 'tel:108')
  })

  test('is shown without an alarm, and where nothing is known of alarms', async () => {
    await wait('190/120')
    serverSays(listOwnAlarms, () => {
      throw new TypeError('no line')
    })
    show(<PatientAlarms hasNumbers={false} />)
    await expect.element(page.getByText(/nobody knows of it yet/)).toBeVisible()
    await expect.element(page.getByRole('link', { name: '108' })).toHaveAttribute('href', 'tel:108')
  })

  test.each([
    ['hi', /^190\/120 mmHg: अभी किसी को इसका पता नहीं है। यह इसी फ़ोन में रुका है। 108 पर फ़ोन करें।$/],
    ['pa', /^190\/120 mmHg: ਹਾਲੇ ਕਿਸੇ ਨੂੰ ਇਸ ਦਾ ਪਤਾ ਨਹੀਂ। ਇਹ ਇਸੇ ਫ਼ੋਨ ਵਿੱਚ ਰੁਕਿਆ ਹੈ। 108 ’ਤੇ ਫ਼ੋਨ ਕਰੋ।$/],
  ] as const)('in %s', async (language, sentence) => {
    await openDevice('patient', { language })
    await wait('190/120')
    serverSays(listOwnAlarms, { body: { alarms: [] } })
    show(<PatientAlarms />)
    await expect.element(page.getByText(sentence)).toBeVisible()
  })
})

test('an amber one says so too, without an ambulance', async () => {
  await wait('182/112', { symptoms: [] })
  serverSays(listOwnAlarms, { body: { alarms: [] } })
  show(<PatientAlarms />)
  await expect
    .element(page.getByText(/^182\/112 mmHg: nobody knows of it yet\. .*see a doctor today or tomorrow/))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: '108' })).not.toBeInTheDocument()
})

test('a normal one, and a red one of last week, leave the alarm as it is', async () => {
  await wait('118/76')
  await wait('190/120', { date: dayAhead(-7) })
  serverSays(listOwnAlarms, { body: { alarms: [seen] } })
  show(<PatientAlarms />)
  await expect.element(page.getByText(/^Dr\. Navjot Gill has seen it/)).toBeVisible()
  expect(texts()).toHaveLength(1)
})
