import { mayReset } from '../../../shared/accounts/accounts.access.ts'
import { resetCodeLength, resetCodeMinutes, writeCode } from '../../../shared/accounts/accounts.codes.ts'
import type { FoundAccount } from '../../../shared/accounts/accounts.schemas.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { momentIn } from '../../../shared/kit/moments.ts'
import { latinDigits } from '../../../shared/kit/text/digits.ts'
import { ageOn } from '../../../shared/patients/patients.rules.ts'
import { newDigitCode } from '../../platform/auth/digit-code.ts'
import { auditShown } from '../../platform/audit/audit.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import { appError, endpointError } from '../../platform/http/errors/app-error.ts'
import { newId } from '../../platform/runtime/ids.ts'
import { issueResetCode, searchAccounts } from '../accounts.operations.ts'
import { resetHashesOf, tellOwner } from './accounts.recovery.codes.ts'
import { insertCode, lockAccount, revokeCode, searchRows, type FoundRow } from '../accounts.reset.repo.ts'

/** More than that, and the coordinator has to ask for another part of the name. */
const maxFound = 10

export async function findAccounts(
  ctx: RequestContext<typeof searchAccounts>,
): Promise<AnswerOf<typeof searchAccounts>> {
  const rows = await searchRows(ctx.db, ctx.body.search, maxFound + 1)
  const shown = rows.slice(0, maxFound)
  await auditShown(
    ctx,
    searchAccounts.name,
    shown.map(({ id }) => id),
  )
  return { accounts: shown.map((row) => present(row, ctx.today)), hasMore: rows.length > maxFound }
}

export async function issueCode(
  ctx: RequestContext<typeof issueResetCode>,
): Promise<AnswerOf<typeof issueResetCode>> {
  const { actor, appContext, now, params } = ctx
  const code = newDigitCode(resetCodeLength)
  const [hash = null] = resetHashesOf(appContext.keys, params.id, code)
  const expiresAt = new Date(now.getTime() + resetCodeMinutes * 60_000)
  return ctx.write(async (tx) => {
    const account = await lockAccount(tx, params.id)
    if (!account) throw appError('notFound')
    if (!mayReset(actor, account)) throw endpointError(issueResetCode, 'notResettable')
    await revokeCode(tx, account.id)
    await insertCode(tx, {
      id: newId(),
      user_id: account.id,
      hash,
      checked: ctx.body.checked,
      issued_by: actor.id,
      created_at: now,
      expires_at: expiresAt,
    })
    await tellOwner(tx, 'accounts.resetCodeMade', account.id, now, { by: actor.name })
    return { code: writeCode(code), expiresAt: momentIn(appContext.town.timeZone, expiresAt) }
  })
}

function present(row: FoundRow, today: string): FoundAccount {
  const { id, username, birth_year: birthYear, age_said_on: saidOn } = row
  const age = birthYear === null || saidOn === null ? null : ageOn(today, { birthYear, saidOn })
  const phone = latinDigits(row.profilePhone ?? row.accountPhone).replace(/\D/g, '')
  return {
    id,
    username,
    name: row.name,
    role: row.role === 'doctor' ? 'doctor' : 'patient',
    age,
    address: row.address ?? '',
    phoneEnd: phone.slice(-4),
    clinic: row.clinic ?? '',
    registrationNumber: row.registration_number ?? '',
  }
}
