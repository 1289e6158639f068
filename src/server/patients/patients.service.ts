import type { AnswerOf } from '../../shared/kit/contract.ts'
import { savePatientProfile, type readPatientProfile } from '../../shared/patients/patients.contract.ts'
import { ageOn, rememberAge } from '../../shared/patients/patients.rules.ts'
import { holdPerson } from '../platform/db/hold-person.ts'
import { announce, topicOfPerson } from '../platform/events/announce.ts'
import type { Call } from '../platform/http/call.ts'
import { layOverSaved } from '../platform/http/overlap.ts'
import { presentProfile } from './patients.present.ts'
import { findAccountPhone, findProfile, saveProfile } from './patients.repo.ts'

export async function readProfile(
  call: Call<typeof readPatientProfile>,
): Promise<AnswerOf<typeof readPatientProfile>> {
  const row = await findProfile(call.db, call.actor.id)
  return row ? presentProfile(row, call.today) : null
}

export async function writeProfile(
  call: Call<typeof savePatientProfile>,
): Promise<AnswerOf<typeof savePatientProfile>> {
  const { from, ...typed } = call.body
  return call.write(async (tx) => {
    await holdPerson(tx, call.actor.id)
    const { id } = call.actor
    const before = await findProfile(tx, id)
    const saved = before && { values: presentProfile(before, call.today), at: before.updated_at }
    const { age, ...said } = layOverSaved(savePatientProfile, call, { from, said: typed }, saved)
    const known = before && { birthYear: before.birth_year, saidOn: before.age_said_on }
    // The same age said again must not move the birthday.
    const kept = known && ageOn(call.today, known) === age ? known : rememberAge(age, call.today)
    const row = { ...said, birth_year: kept.birthYear, age_said_on: kept.saidOn }
    await saveProfile(tx, { person_id: id, ...row, updated_at: call.now })
    // For the person's other screens: nobody else follows this topic.
    await announce(tx, { kind: 'patients.saved', subject: id, topics: [topicOfPerson(id)] }, call.now)
    const account_phone = before?.account_phone ?? (await findAccountPhone(tx, id))
    return presentProfile({ ...row, account_phone }, call.today)
  })
}
