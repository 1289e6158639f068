import { codeLength, writeCode } from '../../../shared/accounts/accounts.codes.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { codeValidDays, mayHandOver } from '../../../shared/sharing/sharing.rules.ts'
import { newDigitCode } from '../../platform/auth/digit-code.ts'
import { patientOf } from '../../platform/auth/patient-of.ts'
import { ownPatientChanged } from '../../platform/auth/sessions.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { holdPerson } from '../../platform/db/hold-person.ts'
import { broadcast } from '../../platform/events/publish.ts'
import { endpointError } from '../../platform/http/errors/app-error.ts'
import { makeHandOverCode, takeOver } from '../sharing.operations.ts'
import { tellHandedOver } from '../sharing.notifications.ts'
import { findPatient, listGuardians, saidAge } from '../sharing.repo.ts'
import {
  deleteCode,
  endAllAccess,
  findCode,
  hasRecord,
  holdGuardians,
  holdOwn,
  insertSelf,
  replaceGuardiansPhone,
  saveCode,
} from './sharing.hand-over.repo.ts'

export async function makeCode(
  ctx: RequestContext<typeof makeHandOverCode>,
): Promise<AnswerOf<typeof makeHandOverCode>> {
  const { actor, appContext, now, today } = ctx
  const patientId = patientOf(actor)
  const code = newDigitCode(codeLength)
  const expiresAt = new Date(now.getTime() + codeValidDays * 24 * 3_600_000)
  return ctx.write(
    async (tx) => {
      const patient = await findPatient(tx, patientId)
      const guardians = await listGuardians(tx, patientId)
      const isAllowed = ({ relation }: (typeof guardians)[number]) =>
        mayHandOver(relation, saidAge(patient), today)
      if (!guardians.every(isAllowed)) throw endpointError(makeHandOverCode, 'notOfAge')
      const hash = appContext.keys.digest(digestible(code))
      await saveCode(tx, { patient_id: patientId, hash, created_at: now, expires_at: expiresAt })
      return { code: writeCode(code), patient: patient.name, expiresAt: expiresAt.toISOString() }
    },
    { subject: patientId },
  )
}

/**
 * The patient of the code becomes the account's own, and nobody else acts for them any more. The account's empty
 * patient of before is kept, without anybody who acts for it.
 */
export async function takeRecordOver(
  ctx: RequestContext<typeof takeOver>,
): Promise<AnswerOf<typeof takeOver>> {
  const { actor, appContext } = ctx
  // Known only once the code was found, and read when the write is audited.
  const subject: { subject?: string } = {}
  const answer = await ctx.write(async (tx) => {
    const taken = await take(tx, ctx)
    subject.subject = taken.patientId
    return taken
  }, subject)
  // Not waiting for its own announcement: the very next request is for the new patient.
  appContext.sessions.hear({ ...changeOf(actor.id), resumeToken: '' })
  return answer
}

async function take(tx: Tx, { actor, appContext, body, now }: RequestContext<typeof takeOver>) {
  const hashes = appContext.keys.digests(digestible(body.code))
  // Of two codes used for one account at once, the second finds the record of the first.
  await holdPerson(tx, actor.id)
  const patientId = await findCode(tx, hashes, now)
  if (patientId === null) throw endpointError(takeOver, 'codeRefused')
  const guardians = await holdGuardians(tx, patientId)
  if (guardians.some((one) => one.user_id === actor.id)) throw endpointError(takeOver, 'codeIsOwn')
  // Of two accounts with one code, the second finds it used up.
  if (!(await deleteCode(tx, hashes))) throw endpointError(takeOver, 'codeRefused')
  const own = await holdOwn(tx, actor.id)
  if (!own || (await hasRecord(tx, own.patient_id))) throw endpointError(takeOver, 'ownRecordUsed')
  const guardianIds = guardians.map(({ user_id }) => user_id)
  await replaceGuardiansPhone(tx, { patientId, ownId: own.patient_id, guardianIds })
  const helpers = await endAllAccess(tx, [patientId, own.patient_id], now)
  await insertSelf(tx, patientId, actor.id, now)
  await broadcast(tx, changeOf(actor.id))
  const { name: patient } = await findPatient(tx, patientId)
  await tellHandedOver(tx, { patientId, patient, takenBy: actor.id, guardians, helpers }, now)
  return { patientId, patient }
}

function changeOf(personId: string) {
  return { kind: ownPatientChanged, subject: personId, topics: [] }
}

function digestible(code: string): string {
  return `hand-over\n${code}`
}
