import { beforeEach, expect, it } from 'vitest'
import { reviewAccess } from '../../shared/breakglass/breakglass.endpoints.ts'
import { reviewOverdue } from '../../shared/breakglass/breakglass.events.ts'
import { listNotices } from '../../shared/notifications/notifications.endpoints.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { pushTown } from '../../../tests/setup/push-town.ts'
import { buildToken } from '../accounts/accounts.fixtures.ts'
import { buildEmergencyAccess } from './breakglass.fixtures.ts'
import { pushOverdue, reviewPushJob, tellAllOverdue } from './breakglass.overdue.ts'

let patient: SignedIn
let doctor: SignedIn
let coordinator: SignedIn
const { appContext, startOver, phoneOf, runDue, service, town, query } = pushTown({
  name: reviewPushJob,
  run: pushOverdue,
})
const at = (time: string, day = 21) => new Date(`2026-11-${day}T${time}:00+05:30`)

beforeEach(async () => {
  await startOver(at('22:00', 20))
  patient = await patientIn(appContext(), 'Asha Rani')
  doctor = await doctorIn(appContext(), { name: 'Dr. Navjot Gill', phone: '9814054321' })
  coordinator = await coordinatorIn('9814000001')
})

async function coordinatorIn(phone: string): Promise<SignedIn> {
  const person = await personIn(appContext(), 'coordinator')
  await query('update users set phone = $2 where id = $1', [person.id, phone])
  return person
}
const opened = () => buildEmergencyAccess(appContext(), { doctorId: doctor.id, patientId: patient.patientId })
const goTo = async (now: Date) => {
  town().clock.now = now
  await tellAllOverdue(appContext())
  await runDue()
}
/** A phone goes with its session, and the session has begun since. */
async function ringsFor(person: SignedIn, language: 'en' | 'pa'): Promise<void> {
  town().clock.now = at('21:59')
  await phoneOf({ token: await buildToken(appContext(), person) }, language)
}
const noticesOf = async (person: SignedIn) =>
  (await town().api.must(listNotices, { token: await buildToken(appContext(), person) })).filter(
    ({ kind }) => kind === reviewOverdue,
  )
const shown = () => service().pushed.map((one) => one.shown)

it('is told once to each coordinator, not before its day is over, and not to the doctor or the patient', async () => {
  const other = await coordinatorIn('9814000002')
  await opened()
  await goTo(at('22:00'))
  expect(await noticesOf(coordinator)).toEqual([])
  await goTo(at('22:01'))
  await goTo(at('22:06'))
  for (const one of [coordinator, other])
    expect(await noticesOf(one)).toMatchObject([{ facts: { doctor: 'Navjot Gill' } }])
  for (const one of [doctor, patient]) expect(await noticesOf(one)).toEqual([])
  const { rows } = await query('select facts from notices where kind = $1', [reviewOverdue])
  expect(JSON.stringify(rows)).not.toMatch(/Asha|unconscious/)
})

it('is not told to whoever may not review it: another account of the doctor', async () => {
  const own = await coordinatorIn('+91 98140 54321')
  await opened()
  await goTo(at('22:01'))
  expect(await noticesOf(own)).toEqual([])
  expect(await noticesOf(coordinator)).toHaveLength(1)
})

it('waits while nobody may review it, and is told once somebody may', async () => {
  await query('update users set phone = $2 where id = $1', [coordinator.id, '9814054321'])
  await opened()
  await goTo(at('22:01'))
  expect((await query('select from notices where kind = $1', [reviewOverdue])).rows).toEqual([])
  const later = await coordinatorIn('9814000003')
  await goTo(at('22:06'))
  expect(await noticesOf(later)).toHaveLength(1)
})

it('rings by day, once, and names nobody', async () => {
  await opened()
  await ringsFor(coordinator, 'pa')
  await goTo(at('22:01'))
  expect(shown()).toEqual([])
  await goTo(at('07:00', 22))
  await goTo(at('07:10', 22))
  expect(shown()).toMatchObject([{ title: 'ਨਬਜ਼: ਇੱਕ ਪੜਤਾਲ ਬਾਕੀ ਰਹਿ ਗਈ ਹੈ', path: '/desk' }])
  expect(JSON.stringify(service().pushed)).not.toMatch(/Asha|Gill/)
})

it('is not told of what was reviewed in time; a later review takes the notice back, and nothing rings', async () => {
  const [id, late] = [await opened(), await patientIn(appContext(), 'Bimla')]
  const lateId = await buildEmergencyAccess(appContext(), { doctorId: doctor.id, patientId: late.patientId })
  const review = async (access: string) =>
    town().api.must(reviewAccess, {
      token: await buildToken(appContext(), coordinator),
      params: { id: access },
      body: { outcome: 'justified' },
    })
  await ringsFor(coordinator, 'en')
  await review(id)
  await goTo(at('22:01'))
  expect(await noticesOf(coordinator)).toHaveLength(1)
  await review(lateId)
  const { rows } = await query('select from notices where kind = $1 and seen_at is null', [reviewOverdue])
  expect(rows).toEqual([])
  await goTo(at('07:00', 22))
  expect(shown()).toEqual([])
})
