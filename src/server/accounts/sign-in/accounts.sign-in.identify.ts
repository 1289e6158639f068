import { phoneTyped, uniqueKey } from '../../../shared/accounts/accounts.rules.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import { isKnownTo, readDevice } from '../accounts.device-cookie.ts'
import type { SignInLimits } from '../accounts.limits.ts'
import type { login } from '../accounts.operations.ts'
import { hashOfNobody, isPassword, queueSignIn } from '../accounts.passwords.ts'
import { findByUsername } from '../accounts.repo.ts'
import { tryPassword } from '../password/accounts.password.check.ts'
import { findMeant, type Account } from './accounts.sign-in.match.ts'
import { findByPhone } from './accounts.sign-in.repo.ts'

export interface Identified {
  person: Omit<Account, 'isNamed'>
  /** Takes the try back. */
  forgive: () => Promise<void>
}

type SignIn = RequestContext<typeof login>

/**
 * Whose username or phone number and password these are; null if nobody's. Rejects when there were too many tries, and
 * with `HashQueueFull`.
 */
export function identify(ctx: SignIn, limits: SignInLimits): Promise<Identified | null> {
  const phone = phoneTyped(ctx.body.identifier)
  return phone === null ? identifyByUsername(ctx, limits) : identifyByPhone(ctx, limits, phone)
}

async function identifyByUsername(ctx: SignIn, limits: SignInLimits): Promise<Identified | null> {
  const { identifier, password } = ctx.body
  const person = await findByUsername(ctx.db, uniqueKey(identifier))
  if (person) ctx.noteAccount(person.id)
  const device = readDevice(ctx.cookies)
  const knownDevice = person && isKnownTo(ctx.appContext.keys, device, person.id) ? device.id : null
  const hash = person?.password_hash ?? (await hashOfNobody)
  const forgive = await tryPassword(
    limits,
    { identifier, network: ctx.network, knownDevice },
    { password, hash },
  )
  return person && forgive ? { person, forgive } : null
}

async function identifyByPhone(ctx: SignIn, limits: SignInLimits, phone: string): Promise<Identified | null> {
  const { identifier, password } = ctx.body
  const accounts = await findByPhone(ctx.db, { typed: uniqueKey(identifier), phone })
  const [first, ...others] = accounts
  if (first && (first.isNamed || others.length === 0)) ctx.noteAccount(first.id)
  const device = readDevice(ctx.cookies)
  const known = accounts.filter(({ id }) => isKnownTo(ctx.appContext.keys, device, id))
  const knownDevice = device !== null && known.length > 0 ? device.id : null
  const nobody = await hashOfNobody
  return queueSignIn(async () => {
    const { giveBack, onlyKnown } = await limits.countPhone({
      identifier: phone,
      network: ctx.network,
      knownDevice,
    })
    const fits = (hash: string) => isPassword(password, hash)
    const person = await findMeant(onlyKnown ? known : accounts, fits, nobody)
    if (person) ctx.noteAccount(person.id)
    return person && { person, forgive: giveBack }
  })
}
