import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { savePatientProfile, type readPatientProfile } from './patients.operations.ts'
import { ageOn, rememberAge } from '../../shared/patients/patients.rules.ts'
import { holdPatient } from '../platform/db/hold-person.ts'
import { publish } from '../platform/events/publish.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { mergeWithSaved } from '../platform/http/writes/merge-saved.ts'
import { presentMonths, presentProfile, rowOfProfile, saidAgeOf } from './patients.profile.ts'
import { findProfile, saveProfile } from './patients.repo.ts'
import { patientOf } from '../platform/auth/patient-of.ts'

export async function readProfile(
  ctx: RequestContext<typeof readPatientProfile>,
): Promise<AnswerOf<typeof readPatientProfile>> {
  const row = await findProfile(ctx.db, patientOf(ctx.actor))
  return row ? { ...presentProfile(row, ctx.today), ...presentMonths(row, ctx.today) } : null
}

export async function writeProfile(
  ctx: RequestContext<typeof savePatientProfile>,
): Promise<AnswerOf<typeof savePatientProfile>> {
  const { from, ...typed } = ctx.body
  return ctx.write(async (tx) => {
    const id = patientOf(ctx.actor)
    await holdPatient(tx, id)
    const before = await findProfile(tx, id)
    const saved = before && { values: presentProfile(before, ctx.today), at: before.updated_at }
    const said = mergeWithSaved(savePatientProfile, ctx, { from, said: typed }, saved)
    const known = before && saidAgeOf(before)
    // Saving the same age must not move the birth year.
    const kept = known && ageOn(ctx.today, known) === said.age ? known : rememberAge(said.age, ctx.today)
    const row = rowOfProfile(said, kept)
    const phone = await saveProfile(tx, id, { ...row, updated_at: ctx.now })
    const about = { patientId: id, area: 'profile' } as const
    await publish(tx, { kind: 'patients.saved', subject: id, topics: [], about }, ctx.now)
    return { ...presentProfile({ ...row, phone }, ctx.today), ...presentMonths(row, ctx.today) }
  })
}
