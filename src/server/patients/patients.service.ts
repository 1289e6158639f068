import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { savePatientProfile, type readPatientProfile } from './patients.operations.ts'
import { ageOn, rememberAge } from '../../shared/patients/patients.rules.ts'
import { holdPerson } from '../platform/db/hold-person.ts'
import { publish, topicOfPerson } from '../platform/events/publish.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { mergeWithSaved } from '../platform/http/writes/merge-saved.ts'
import { presentProfile, rowOfProfile } from './patients.profile.ts'
import { findAccountPhone, findProfile, saveProfile } from './patients.repo.ts'

export async function readProfile(
  ctx: RequestContext<typeof readPatientProfile>,
): Promise<AnswerOf<typeof readPatientProfile>> {
  const row = await findProfile(ctx.db, ctx.actor.id)
  return row ? presentProfile(row, ctx.today) : null
}

export async function writeProfile(
  ctx: RequestContext<typeof savePatientProfile>,
): Promise<AnswerOf<typeof savePatientProfile>> {
  const { from, ...typed } = ctx.body
  return ctx.write(async (tx) => {
    await holdPerson(tx, ctx.actor.id)
    const { id } = ctx.actor
    const before = await findProfile(tx, id)
    const saved = before && { values: presentProfile(before, ctx.today), at: before.updated_at }
    const said = mergeWithSaved(savePatientProfile, ctx, { from, said: typed }, saved)
    const known = before && { birthYear: before.birth_year, saidOn: before.age_said_on }
    // Saving the same age must not move the birth year.
    const kept = known && ageOn(ctx.today, known) === said.age ? known : rememberAge(said.age, ctx.today)
    const row = rowOfProfile(said, kept)
    await saveProfile(tx, { user_id: id, ...row, updated_at: ctx.now })
    // For the person's other screens only.
    await publish(tx, { kind: 'patients.saved', subject: id, topics: [topicOfPerson(id)] }, ctx.now)
    const account_phone = before?.account_phone ?? (await findAccountPhone(tx, id))
    return presentProfile({ ...row, account_phone }, ctx.today)
  })
}
