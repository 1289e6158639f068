import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { listFreeTimes } from '../../../shared/appointments/appointments.endpoints.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { buildFacility, buildMembership } from '../../facilities/facilities.fixtures.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'

/** Which free times a patient is offered: 2026-11-21 is a Saturday in the season whose clinics are open from 9 to 15. */
let town: TestTown
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())

const { appContext, ask, booked, startOver } = appointmentsIn(() => town)
let doctor: SignedIn
beforeEach(async () => {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  doctor = await doctorIn(appContext(), { specialization: 'General physician' })
})

async function timesFor(
  patient: SignedIn,
  query: Partial<Record<'from' | 'days' | 'specialties', string>> = {},
) {
  const usual = { from: '2026-11-21', days: '1' }
  const days = await town.api.must(listFreeTimes, { token: patient.token, query: { ...usual, ...query } })
  return days[0]?.times ?? []
}

it("offers what is left of the clinics' hours, and no day on which they are closed", async () => {
  const patient = await patientIn(appContext())
  const days = await town.api.must(listFreeTimes, {
    token: patient.token,
    query: { from: '2026-11-21', days: '3' },
  })
  expect(days.map(({ date, times }) => [date, times.length, times[0], times.at(-1)])).toEqual([
    ['2026-11-21', 14, '11:30', '14:45'],
    ['2026-11-22', 0, undefined, undefined],
    ['2026-11-23', 24, '09:00', '14:45'],
  ])
})

it('leaves out a time at which every suitable doctor has a visit, and what overlaps a longer one', async () => {
  await booked(doctor, { time: '12:00', minutes: 30, status: 'scheduled' })
  const patient = await patientIn(appContext())
  expect(await timesFor(patient)).not.toContain('12:15')
  await doctorIn(appContext(), { name: 'Jaspreet Kaur Gill', specialization: 'General physician' })
  expect(await timesFor(patient)).toContain('12:15')
})

it('asks the doctors of the specialty; any doctor where there is none', async () => {
  await booked(doctor, { time: '12:00', status: 'scheduled' })
  const patient = await patientIn(appContext())
  expect(await timesFor(patient, { specialties: 'cardiology' })).not.toContain('12:00')
  await doctorIn(appContext(), { name: 'Amrit Pal Singh', specialization: 'Cardiology' })
  expect(await timesFor(patient, { specialties: 'cardiology' })).toContain('12:00')
  expect(await timesFor(patient, { specialties: 'generalPhysician' })).not.toContain('12:00')
})

it('a request that waits for an answer keeps the time of its patient, not that of the doctor', async () => {
  const patient = await patientIn(appContext())
  await ask(patient, { time: '12:00' })
  expect(await timesFor(patient)).not.toContain('12:00')
  expect(await timesFor(await patientIn(appContext()))).toContain('12:00')
})

it('offers the hours of the private clinic where a doctor works, on a Sunday too, and names it', async () => {
  const facilityId = await buildFacility(appContext(), {
    name: 'Gill Heart Clinic',
    name_pa: 'ਗਿੱਲ ਹਾਰਟ ਕਲੀਨਿਕ',
    category: 'clinic',
    timing: '17:00-18:00',
  })
  const cardiologist = await doctorIn(appContext(), {
    name: 'Navjot Kaur Gill',
    specialization: 'Cardiology',
  })
  await buildMembership(appContext(), { userId: cardiologist.id, facilityId })
  const { token } = await patientIn(appContext())
  const query = { from: '2026-11-22', days: '1', specialties: 'cardiology' }
  expect(await town.api.must(listFreeTimes, { token, query })).toEqual([
    {
      date: '2026-11-22',
      times: ['17:00', '17:15', '17:30', '17:45'],
      clinics: [{ name: 'Gill Heart Clinic', namePa: 'ਗਿੱਲ ਹਾਰਟ ਕਲੀਨਿਕ' }],
    },
  ])
})

it('takes the hours of the facility that the profile names, unless two have that name', async () => {
  const named = { name: 'Sharma Children Clinic', category: 'private' as const, timing: '17:00-17:30' }
  await buildFacility(appContext(), named)
  await doctorIn(appContext(), { specialization: 'Pediatrics', clinic: 'Sharma Children Clinic' })
  const patient = await patientIn(appContext())
  expect(await timesFor(patient, { specialties: 'pediatrics' })).toEqual(['17:00', '17:15'])
  await buildFacility(appContext(), named)
  expect(await timesFor(patient, { specialties: 'pediatrics' })).toContain('11:30')
})

it('sends a request to a suitable doctor who is there at that time', async () => {
  const facilityId = await buildFacility(appContext(), {
    name: 'Evening Clinic',
    category: 'clinic',
    timing: '17:00-20:00',
  })
  const other = await doctorIn(appContext(), { name: 'Amrit Pal Singh', specialization: 'General physician' })
  await buildMembership(appContext(), { userId: other.id, facilityId })
  // Who has the fewest appointments that day comes first: it would be the other doctor each second time.
  for (const time of ['12:00', '12:15', '12:30']) await ask(await patientIn(appContext()), { time })
  const asked = await appContext().store.db.selectFrom('appointments').select(['time', 'doctor_id']).execute()
  expect(asked.map(({ doctor_id: id }) => id)).toEqual([doctor.id, doctor.id, doctor.id])
  await ask(await patientIn(appContext()), { time: '17:30' })
  const [evening] = await appContext()
    .store.db.selectFrom('appointments')
    .select('doctor_id')
    .where('time', '=', '17:30')
    .execute()
  expect(evening?.doctor_id).toBe(other.id)
})

it('no doctor: no time is offered', async () => {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  expect(await timesFor(await patientIn(appContext()))).toEqual([])
})

it.each([{ days: '8' }, { days: '0' }, { days: 'many' }, { from: 'today' }, { specialties: 'magic' }])(
  'refuses %o',
  async (query) => {
    const { token } = await patientIn(appContext())
    const told = await town.api.ask(listFreeTimes, {
      token,
      query: { from: '2026-11-21', days: '1', ...query },
    })
    expect(told.status).toBe(400)
  },
)
