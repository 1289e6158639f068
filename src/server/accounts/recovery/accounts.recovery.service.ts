import { resetCodeLength } from '../../../shared/accounts/accounts.codes.ts'
import type { ToldAccountEvent } from '../../../shared/accounts/accounts.events.ts'
import { phoneTyped, uniqueKey } from '../../../shared/accounts/accounts.rules.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { holdPerson } from '../../platform/db/hold-person.ts'
import { endpointError } from '../../platform/http/errors/app-error.ts'
import { newId } from '../../platform/runtime/ids.ts'
import { isKnownTo, readDevice, rememberDevice } from '../accounts.device-cookie.ts'
import type { SignInLimits, SignInTry } from '../accounts.limits.ts'
import { recover } from '../accounts.operations.ts'
import { hashNewPassword } from '../accounts.passwords.ts'
import { findByUsername, setPasswordHash } from '../accounts.repo.ts'
import { refuseWhenFull } from '../password/accounts.password.check.ts'
import { announceEnd, endOthers } from '../sessions/accounts.sessions.service.ts'
import { findByPhone } from '../sign-in/accounts.sign-in.repo.ts'
import { hashesOf, resetHashesOf, tellOwner } from './accounts.recovery.codes.ts'
import { deleteRow, deleteRows, hasRow } from './accounts.recovery.repo.ts'
import { hasCode, revokeCode, spendCode } from '../accounts.reset.repo.ts'

/** An unknown name is looked up like a known one and takes the same time. */
const nobody = newId()

type Recovering = RequestContext<typeof recover>

export async function recoverAccount(
  ctx: Recovering,
  limits: SignInLimits,
): Promise<AnswerOf<typeof recover>> {
  const { next } = ctx.body
  const ids = await listMeant(ctx)
  const [first, ...others] = ids
  if (first !== undefined && first !== nobody && others.length === 0) ctx.noteAccount(first)
  const tried = tryOf(ctx, ids)
  const forgive = await limits.count({ ...tried, purpose: 'recovery' })
  const id = await findProven(ctx, ids)
  const refusal = endpointError(recover, 'recoveryRefused')
  // Inside a write: after a lost answer the code is used up, and the repeat gets that answer.
  if (id === null) return ctx.write(() => Promise.reject(refusal))
  ctx.noteAccount(id)
  const proof = proofOf(ctx, id)
  const hash = await hashNewPassword(next).catch(refuseWhenFull(recover))
  const answer = await ctx.write(
    async (tx) => {
      await holdPerson(tx, id)
      if (!(await proof.spend(tx))) throw refusal
      await setPasswordHash(tx, id, hash)
      await endOthers(tx, { id, sessionId: null }, ctx.now)
      // Whoever is back in needs no code from the desk any more.
      await revokeCode(tx, id)
      await tellOwner(tx, proof.told, id, ctx.now)
      return { message: 'Password changed.' }
    },
    { actorId: id, subject: id },
  )
  announceEnd(ctx.appContext, id)
  await forgive()
  // Wrong passwords typed before must not keep the owner from signing in with the new one.
  await limits.forget(tried)
  // Those at a phone number may be somebody else's too, and stay counted: this browser has tries of its own instead.
  if (phoneTyped(tried.identifier) !== null)
    rememberDevice(ctx.cookies, ctx.appContext.keys, readDevice(ctx.cookies), id)
  return answer
}

/** Accounts that the username or the phone number means; somebody unknown for nobody. */
async function listMeant({ db, body }: Recovering): Promise<string[]> {
  const typed = uniqueKey(body.username)
  const phone = phoneTyped(body.username)
  if (phone === null) return [(await findByUsername(db, typed))?.id ?? nobody]
  const accounts = await findByPhone(db, { typed, phone })
  return accounts.length === 0 ? [nobody] : accounts.map(({ id }) => id)
}

/** The account whose code it is: a code belongs to one account, so that a shared number means only that one. */
async function findProven(ctx: Recovering, ids: readonly string[]): Promise<string | null> {
  const fits = await Promise.all(ids.map((id) => proofOf(ctx, id).isThere()))
  return ids.find((_, nth) => fits[nth]) ?? null
}

interface Proof {
  isThere(): Promise<boolean>
  /** Uses it up. False when another request was faster. */
  spend(tx: Tx): Promise<boolean>
  told: ToldAccountEvent
}

/** One of the account's recovery codes, or the code from the desk: their lengths differ. */
function proofOf({ appContext: { keys }, body: { code }, db, now }: Recovering, id: string): Proof {
  if (code.length === resetCodeLength) {
    const hashes = resetHashesOf(keys, id, code)
    return {
      isThere: () => hasCode(db, id, hashes, now),
      async spend(tx) {
        if (!(await spendCode(tx, id, hashes, now))) return false
        // The recovery codes are lost, or the owner would have used one: whoever finds them must not get in.
        await deleteRows(tx, id)
        return true
      },
      told: 'accounts.resetAtDesk',
    }
  }
  const hashes = hashesOf(keys, id, code)
  return {
    isThere: () => hasRow(db, id, hashes),
    spend: (tx) => deleteRow(tx, id, hashes),
    told: 'accounts.recovered',
  }
}

function tryOf(ctx: Recovering, ids: readonly string[]): SignInTry {
  const device = readDevice(ctx.cookies)
  const isKnown = ids.some((id) => isKnownTo(ctx.appContext.keys, device, id))
  return {
    identifier: ctx.body.username,
    network: ctx.network,
    knownDevice: isKnown ? (device?.id ?? null) : null,
  }
}
