import type { AnswerOf } from '../../shared/kit/contract.ts'
import {
  approveDoctor,
  type listDoctors,
  type readDoctorProfile,
  type saveDoctorProfile,
} from '../../shared/doctors/doctors.contract.ts'
import { approvalAfterSaving } from '../../shared/doctors/doctors.rules.ts'
import { specialtiesIn } from '../../shared/doctors/doctors.specialties.ts'
import { standingChanged } from '../platform/auth/sessions.ts'
import type { Tx } from '../platform/db/database.ts'
import { signal } from '../platform/events/announce.ts'
import type { Call } from '../platform/http/call.ts'
import { refuse, refuseBy } from '../platform/http/refusal.ts'
import { presentListed, presentProfile } from './doctors.present.ts'
import { findProfile, listByApproval, lockDoctor, markApproved, saveProfile } from './doctors.repo.ts'

export async function readProfile(
  call: Call<typeof readDoctorProfile>,
): Promise<AnswerOf<typeof readDoctorProfile>> {
  const row = await findProfile(call.db, call.actor.id)
  return row ? presentProfile(row) : null
}

export async function writeProfile(
  call: Call<typeof saveDoctorProfile>,
): Promise<AnswerOf<typeof saveDoctorProfile>> {
  const { registrationNumber, ...said } = call.body
  const personId = call.actor.id
  const saved = await call.write(async (tx) => {
    const before = await findProfile(tx, personId)
    const approval = approvalAfterSaving(
      before ? { approval: before.approval, registrationNumber: before.registration_number } : null,
      registrationNumber,
      call.house.policy.doctorApproval,
    )
    const row = { ...said, registration_number: registrationNumber, approval }
    const specialties = specialtiesIn(said.specialization)
    await saveProfile(tx, { person_id: personId, ...row, specialties, updated_at: call.now })
    if (approval !== before?.approval) await changeStanding(tx, personId)
    return presentProfile(row)
  })
  forgetStanding(call, personId)
  return saved
}

export async function list(call: Call<typeof listDoctors>): Promise<AnswerOf<typeof listDoctors>> {
  return (await listByApproval(call.db, call.query.approval)).map(presentListed)
}

export async function approve(call: Call<typeof approveDoctor>): Promise<AnswerOf<typeof approveDoctor>> {
  const personId = call.params.id
  const approved = await call.write(async (tx) => {
    const doctor = await lockDoctor(tx, personId)
    if (!doctor) throw refuse('notFound')
    if (doctor.registration_number === '') throw refuseBy(approveDoctor, 'registrationMissing')
    await markApproved(tx, personId, call.actor.id, call.now)
    await changeStanding(tx, personId)
    return presentListed({ ...doctor, approval: 'approved' })
  })
  forgetStanding(call, personId)
  return approved
}

/** Every server forgets what it remembered of this person, and their streams come back with new topics. */
function changeStanding(tx: Tx, personId: string): Promise<void> {
  return signal(tx, { kind: standingChanged, subject: personId, topics: [] })
}

function forgetStanding(call: Pick<Call, 'house'>, personId: string): void {
  call.house.sessions.hear({ kind: standingChanged, subject: personId, topics: [], horizon: '' })
}
