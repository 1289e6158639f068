import { beforeEach, expect, it } from 'vitest'
import { alarmTown } from '../../../../tests/setup/alarm-town.ts'
import { buildFacility } from '../../facilities/facilities.fixtures.ts'

const { appContext, add, later, own, query } = alarmTown()
beforeEach(() => query("delete from facilities where source = 'here'"))
/** The alarm is raised on a Saturday at ten. */
const at16 = 6 * 60

async function build(name: string, timing: string, far: number) {
  const { lat, lng } = appContext().town.centre
  const place = { lat: lat + far / 100, lng }
  await buildFacility(appContext(), {
    name,
    timing,
    services: ['Emergency'],
    phone: `555000000${far}`,
    ...place,
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
