import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import type { Endpoint } from '../../../shared/kit/endpoint.ts'
import { savePatientProfile } from '../../../shared/patients/patients.endpoints.ts'
import { changeReminder, removeReminder } from '../../../shared/reminders/reminders.endpoints.ts'
import { withdrawVolunteer } from '../../../shared/volunteers/volunteers.endpoints.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { listOf, put } from '../../platform/outbox/store.ts'
import { showOwnQueue } from '../../platform/outbox/queue-view.ts'
import type { QueuedError } from '../../platform/outbox/queued-mutation.ts'
import { Screen } from './waiting.screen.tsx'

const id = '01936f2a-0000-7000-8000-000000000001'
const base = { name: 'Nava Kaur', age: 31, gender: 'Female', address: '', phone: '1' }
const plan = { name: 'Syrup', dosage: '5 ml', times: ['08:00'], days: [0, 1, 2, 3, 4, 5, 6], endsOn: null }

beforeEach(() => openDevice('patient'))

/** Stores a refused write, as after a time offline. */
async function lies(
  endpoint: Endpoint,
  body: unknown,
  what: Partial<QueuedError>,
  params = {},
): Promise<void> {
  const { name, method, path, access, outbox } = endpoint
  await put({
    key: 'k'.repeat(32),
    person: 'patient-1',
    submittedAt: Date.now() - 60_000,
    to: { name, method, path, access, outbox, ...(body !== undefined && { body: true as const }) },
    orderingKey: 'one',
    params,
    body,
    state: 'refused',
    tries: 1,
    lastError: { status: 409, code: 'changedMeanwhile', room: '', message: 'No.', ...what },
  })
  await showOwnQueue()
  show(<Screen />)
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const waiting = () => listOf('patient-1')

test('asks for each field that both changed and sends the answer under a new key', async () => {
  const saved = { ...base, age: 33, address: 'Alhoran', phone: '3' }
  const said = { ...base, age: 32, phone: '2' }
  serverSays(savePatientProfile, { body: saved })
  await lies(savePatientProfile, { ...said, from: base }, { details: { saved, asks: ['age', 'phone'] } })
  await expect.element(page.getByRole('radio', { name: /^32 ?On this phone/ })).toBeInTheDocument()
  expect(page.getByRole('radio').elements()).toHaveLength(4)
  // An unchanged retry would be refused again.
  await expect.element(button('Try again')).not.toBeInTheDocument()
  await page.getByRole('radio', { name: /^33 ?On the other phone/ }).click({ force: true })
  await page.getByRole('radio', { name: /^2 ?On this phone/ }).click({ force: true })
  await button('Save this').click()
  await expect.element(page.getByText('Nothing is waiting')).toBeVisible()
  expect(sentTo(savePatientProfile)[0]?.body).toEqual({
    ...said,
    age: 33,
    from: { ...base, age: 33, phone: '3' },
  })
  expect(await waiting()).toEqual([])
})

test('asks again when another phone has changed it again', async () => {
  const saved = { ...base, phone: '3' }
  serverSays(savePatientProfile, {
    status: 409,
    refusal: { code: 'changedMeanwhile', details: { saved: { ...base, phone: '4' }, asks: ['phone'] } },
  })
  await lies(savePatientProfile, { ...base, phone: '2', from: base }, { details: { saved, asks: ['phone'] } })
  await page.getByRole('radio', { name: /^2 ?On this phone/ }).click({ force: true })
  await button('Save this').click()
  await expect.element(page.getByRole('radio', { name: /^4 ?On the other phone/ })).toBeInTheDocument()
  expect((await waiting())[0]?.key).not.toBe('k'.repeat(32))
})

test.each<[string, unknown]>([
  ['a removal', { from: plan }],
  ['a removal that an older version kept without a body', undefined],
])('%s shows the changed record, and can be sent all the same', async (_, body) => {
  const saved = { ...plan, dosage: '10 ml' }
  serverSays(removeReminder, { body: {} })
  await lies(removeReminder, body, { details: { saved, asks: ['dosage'] } }, { id })
  await expect.element(page.getByText('Meanwhile you changed this on another phone.')).toBeVisible()
  await expect.element(page.getByText('10 ml')).toBeVisible()
  await button('Do it anyway').click()
  await expect.element(page.getByText('Nothing is waiting')).toBeVisible()
  expect(sentTo(removeReminder)[0]?.body).toMatchObject({ from: { dosage: '10 ml' } })
})

test('a withdrawal can be given up', async () => {
  const saved = { name: 'Nava Kaur', mobile: '9814054321', hasVehicle: true }
  await lies(withdrawVolunteer, { from: {} }, { details: { saved, asks: ['mobile'] } })
  await expect.element(page.getByText('9814054321')).toBeVisible()
  await button('Leave it as it is').click()
  await expect.element(page.getByText('Nothing is waiting')).toBeVisible()
  expect(sentTo(withdrawVolunteer)).toEqual([])
})

test.each<[Language, string, string]>([
  ['en', 'Meanwhile you removed this on another phone.', 'Do it anyway'],
  ['hi', 'इस बीच आपने इसे दूसरे फ़ोन पर हटाया है।', 'फिर भी करें'],
  ['pa', 'ਇਸ ਦੌਰਾਨ ਤੁਸੀਂ ਇਸ ਨੂੰ ਦੂਜੇ ਫ਼ੋਨ ’ਤੇ ਹਟਾਇਆ ਹੈ।', 'ਫਿਰ ਵੀ ਕਰੋ'],
])('restores a record removed elsewhere only after a confirmation, %s', async (language, says, anyway) => {
  await openDevice('patient', { language })
  serverSays(changeReminder, { body: {} })
  const body = { ...plan, dosage: '10 ml', from: plan }
  await lies(changeReminder, body, { code: 'removedMeanwhile' }, { id })
  await expect.element(page.getByText(says)).toBeVisible()
  await button(anyway).click()
  await expect.poll(() => sentTo(changeReminder)[0]?.body).toEqual({ ...body, isBack: true })
})

test('input is not deleted without a confirmation', async () => {
  await lies(changeReminder, { ...plan, from: plan }, { code: 'removedMeanwhile' }, { id })
  await button('Leave it as it is').click()
  await expect.element(page.getByText('Delete this?')).toBeVisible()
  expect(await waiting()).toHaveLength(1)
})
