import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { alarmTown } from '../../../../tests/setup/alarm-town.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { buildFacility } from '../../facilities/facilities.fixtures.ts'
import { raiseForReading } from '../alarms.raising.ts'

const { appContext, add, later, own, query, people, tokenOf, town } = alarmTown()
beforeEach(() => query("delete from facilities where source = 'here'"))
/** The alarm is raised on a Saturday at ten. */
const at16 = 6 * 60

async function build(name: string, timing: string, far: number, more: object = {}) {
  const { lat, lng } = appContext().town.centre
  const place = { lat: lat + far / 100, lng }
  await buildFacility(appContext(), {
    name,
    timing,
    services: ['Emergency'],
    phone: `555000000${far}`,
    ...place,
    ...more,
  })
}
const placeNow = async () => (await own())[0]?.place

it('the patient is sent to the nearest place that is open at that hour', async () => {
  await build('Day Hospital', '09:00-15:00', 1)
  await build('Some Nursing Home', '', 2)
  await build('Night Hospital', '24/7', 3)
  await add()
  expect(await placeNow()).toEqual({ name: 'Day Hospital', phone: '5550000001', areHoursUnknown: false })
  await later(at16)
  expect(await placeNow()).toEqual({ name: 'Night Hospital', phone: '5550000003', areHoursUnknown: false })
})

it('to one of unknown hours, which is said, where none is known to be open', async () => {
  await build('Day Hospital', '09:00-15:00', 1)
  await build('Some Nursing Home', '', 2)
  await add()
  await later(at16)
  expect(await placeNow()).toEqual({ name: 'Some Nursing Home', phone: '5550000002', areHoursUnknown: true })
})

it('to the civil hospital, where all others are closed', async () => {
  await build('Day Hospital', '09:00-10:10', 1)
  await add()
  await later(15)
  expect(await placeNow()).toMatchObject({ areHoursUnknown: false })
  expect((await placeNow())?.name).not.toBe('Day Hospital')
})

describe('an alarm that nobody answered', () => {
  const names = { name_hi: 'माता कौशल्या अस्पताल', name_pa: 'ਮਾਤਾ ਕੌਸ਼ਲਿਆ ਹਸਪਤਾਲ' }
  const textsSent = async () => {
    const { rows } = await query<{ text: string }>(
      'select text from sms_outbox where patient_id is not null order by created_at',
    )
    return rows.map(({ text }) => text)
  }
  /** The patient has read the privacy notice again, in this language. */
  const readsIn = (language: string) =>
    query(
      `insert into consents (id, user_id, patient_id, purpose, notice_version, language, given_at)
       values ($1, $2, $3, 'care', 99, $4, $5)`,
      [randomUUID(), people.patient.id, people.patient.patientId, language, town().clock.now],
    )

  it('names the place in three languages, in the notice and on the page', async () => {
    await build('Mata Kaushalya Hospital', '24/7', 1, names)
    await add()
    await later(15)
    const notices = await town().api.must(listNotices, { token: await tokenOf(people.patient) })
    expect(notices.find(({ kind }) => kind === 'alarms.unanswered')?.facts).toEqual({
      number: '108',
      hospital: 'Mata Kaushalya Hospital',
      hospital_hi: names.name_hi,
      hospital_pa: names.name_pa,
      phone: '5550000001',
    })
    expect(await placeNow()).toMatchObject({
      name: 'Mata Kaushalya Hospital',
      nameHi: names.name_hi,
      namePa: names.name_pa,
    })
  })

  it.each([
    ['en', 'Nabz: nobody has answered yet. Please call 108 now, or go to Mata Kaushalya Hospital.'],
    ['hi', 'नब्ज़: अभी किसी ने जवाब नहीं दिया है। कृपया अभी 108 पर फ़ोन करें, या यहां जाएं: माता कौशल्या अस्पताल।'],
    ['pa', 'ਨਬਜ਼: ਹਾਲੇ ਕਿਸੇ ਨੇ ਜਵਾਬ ਨਹੀਂ ਦਿੱਤਾ। ਕਿਰਪਾ ਕਰਕੇ ਹੁਣੇ 108 ’ਤੇ ਫ਼ੋਨ ਕਰੋ, ਜਾਂ ਇੱਥੇ ਜਾਓ: ਮਾਤਾ ਕੌਸ਼ਲਿਆ ਹਸਪਤਾਲ।'],
  ])('names it in the text message, in %s', async (language, text) => {
    await build('Mata Kaushalya Hospital', '24/7', 1, names)
    town().clock.now = new Date(town().clock.now.getTime() + 1000)
    await readsIn(language)
    await add()
    await later(15.5)
    expect(await textsSent()).toEqual([text])
  })

  it('names it in the text message of an urgent one', async () => {
    await build('Mata Kaushalya Hospital', '24/7', 1, names)
    await add('170/105', raiseForReading('urgent'))
    await later(3 * 24 * 60)
    expect(await textsSent()).toEqual([expect.stringContaining(names.name_pa)])
  })

  it('leaves a very long name out of the text message, which would have a third part', async () => {
    await build('Mata Kaushalya Hospital', '24/7', 1, { name_pa: 'ਹਸਪਤਾਲ '.repeat(15).trim() })
    await add()
    await later(15)
    expect(await textsSent()).toEqual([expect.stringContaining('ਸਭ ਤੋਂ ਨੇੜਲੇ ਹਸਪਤਾਲ ਜਾਓ')])
  })
})
