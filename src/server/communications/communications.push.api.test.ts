import { beforeEach, expect, it } from 'vitest'
import {
  markSeenByDoctor,
  sendToPatient,
} from '../../shared/communications/communications.doctor.endpoints.ts'
import { sendToDoctor } from '../../shared/communications/communications.endpoints.ts'
import { doctorIn, type SignedIn } from '../../../tests/setup/people.ts'
import { pushTown } from '../../../tests/setup/push-town.ts'
import { buildToken } from '../accounts/accounts.fixtures.ts'
import { tellAllOverdue } from './communications.jobs.ts'
import { messagePushJob, pushMessage } from './communications.push.ts'

/** A closed phone hears that there is a message: by day, without a word of it. The 21st is a Saturday. */
let patient: SignedIn
let doctor: SignedIn
const { appContext, booked, startOver, phoneOf, runDue, service, town } = pushTown({
  name: messagePushJob,
  run: pushMessage,
})
const at = (time: string, day = '2026-11-21') => new Date(`${day}T${time}:00+05:30`)

beforeEach(async () => {
  await startOver(at('22:00'))
  doctor = await doctorIn(appContext(), { name: 'Gill' })
  patient = await booked(doctor, { status: 'scheduled' })
})

const by = async (person: SignedIn) => ({ token: await buildToken(appContext(), person) })
const write = async (text = 'The cough is better.') =>
  town().api.must(sendToDoctor, { ...(await by(patient)), params: { id: doctor.id }, body: { text } })
async function goTo(time: string, day?: string): Promise<void> {
  town().clock.now = at(time, day)
  await runDue()
}
const shown = () => service().pushed.map((one) => one.shown)

it('a patient’s message rings at the doctor in the morning, once for several, and names nobody', async () => {
  await phoneOf(doctor, 'en')
  await write()
  await goTo('22:01')
  await write('And the fever is gone.')
  await goTo('22:02')
  expect(shown()).toEqual([])
  await goTo('07:00', '2026-11-22')
  await goTo('07:10', '2026-11-22')
  expect(shown()).toMatchObject([{ title: 'Nabz: a patient has written to you', path: '/doctor/messages' }])
  expect(shown()).toHaveLength(1)
  expect(JSON.stringify(service().pushed)).not.toMatch(/cough|Harpreet/)
})

it('what was read before the morning does not ring', async () => {
  await phoneOf(doctor, 'en')
  const { receivedAt: upTo } = await write()
  const params = { id: patient.patientId }
  await town().api.must(markSeenByDoctor, { ...(await by(doctor)), params, body: { upTo } })
  await goTo('07:00', '2026-11-22')
  expect(shown()).toEqual([])
})

it('an answer rings at the patient, in their language', async () => {
  await phoneOf(patient, 'pa')
  town().clock.now = at('10:00', '2026-11-22')
  const body = { text: 'Please come on Monday.' }
  await town().api.must(sendToPatient, { ...(await by(doctor)), params: { id: patient.patientId }, body })
  await goTo('10:00', '2026-11-22')
  expect(shown()).toMatchObject([{ title: 'ਨਬਜ਼: ਡਾਕਟਰ ਨੇ ਤੁਹਾਨੂੰ ਲਿਖਿਆ ਹੈ', path: '/patient/messages' }])
})

it('an answer that is overdue rings once more, after the end of the second clinic day', async () => {
  await write()
  town().clock.now = at('14:00', '2026-11-24')
  await phoneOf(await by(doctor), 'en')
  const overdueAt = async (time: string) => {
    town().clock.now = at(time, '2026-11-24')
    await tellAllOverdue(appContext())
    await runDue()
  }
  await overdueAt('15:00')
  expect(shown()).toEqual([])
  await overdueAt('15:05')
  await overdueAt('15:10')
  expect(shown()).toHaveLength(1)
  expect(shown()).toMatchObject([
    { title: 'Nabz: a patient waits for your answer', path: '/doctor/messages' },
  ])
})
