import { navigate } from '../navigation.tsx'
import { currentSession, forgetSession, holderHere, rememberCut, signIn } from '../session-store.ts'
import { sealKept } from '../cache/persisted-answers.ts'
import { shownNow } from '../language.ts'
import { serverNow } from '../server-clock.ts'
import { withLock } from '../outbox/locks.ts'
import { asPlainRow, reencryptAll } from '../outbox/reencrypt.ts'
import { readStored, store } from '../storage.ts'
import { lastPersonKey, markFamily, tokenIn } from './belongings.ts'
import { findStanding } from './relatives.ts'
import { forgetRead, forgetSessionOf, letIn, sealCard, seeOff, tidy } from './comings.ts'
import { makeLock, tryPin } from './pin-lock.ts'
import { keysFrom, newDataKey, unsealValue } from './sealing.ts'
import * as shelf from './shelf.ts'
import type { Stash } from './shelf.ts'
import { makeSpare, openSpare } from './spare.ts'
import { readToken } from '../token.ts'
import { isLeft, touch } from './touches.ts'

export { canShare, findStanding, listRelatives, type Relative, type Standing } from './relatives.ts'

/** What became of a PIN. over: it was right, but the session has ended. */
export type Entered = { kind: 'in' } | { kind: 'over' } | { kind: 'wrong'; left: number }

/**
 * Whoever is signed in gets a place of their own behind this PIN; the first one makes it a family's phone. null: they
 * are here only once, and what they leave unsent opens with their password alone.
 */
export function join(pin: string | null): Promise<void> {
  return withLock('family', async () => {
    const person = currentSession()?.person
    if (!person) return
    const dataKey = newDataKey()
    // Needs the network: so it comes first, and nothing is changed when there is none.
    const spare = await makeSpare(dataKey)
    const [lock, keys, owner] = await Promise.all([
      pin === null ? null : makeLock(pin, dataKey),
      keysFrom(dataKey),
      shelf.ownerOf(person.id),
    ])
    const place = shelf.newPlace()
    const card = await sealCard(person.name, readStored('token'))
    const isOnce = pin === null
    const member = { place, owner, card, lock, tries: 0, spare, stash: null, isGone: false, isOnce }
    touch()
    await shelf.settleActive({ place, person: person.id, ...keys }, member)
    markFamily(place)
    // A log-out takes this away, the end of a session does not: see comings.ts.
    store(lastPersonKey, person.id)
    await sealKept(person.id).catch(() => undefined)
    await reencryptAll()
    // What waits here is the only copy; some browsers ask the person, most decide by themselves.
    await navigator.storage.persist().catch(() => false)
  })
}

/** A PIN in the place of the old one, or of one that is forgotten. False: the old one is wrong. */
export function changePin(pin: string, old: string | null): Promise<Entered> {
  return withLock('family', async () => {
    const active = await shelf.findActive()
    const member = active && (await shelf.findMember(active.place))
    if (!member) return { kind: 'over' }
    const known = old === null ? { dataKey: await openSpare(member) } : await tryPin(member.place, old)
    if ('left' in known) return { kind: 'wrong', left: known.left }
    const lock = await makeLock(pin, known.dataKey)
    await shelf.changeMember(member.place, (one) => ({ ...one, lock, tries: 0, isOnce: false }))
    return { kind: 'in' }
  })
}

/** Seals everything of whoever is at the phone, and asks who is next. */
export function putAway(): Promise<void> {
  return withLock('family', async () => {
    await seeOff()
    forgetSession()
  })
}

/** Nobody touched the phone for too long: put away as by hand, but that whoever is back finds the page they were on. */
export function lockIfLeft(): Promise<void> {
  return withLock('family', async () => {
    // Asked again: another tab may have been first, and somebody may be back already.
    if (!isLeft()) return
    rememberCut({ path: location.pathname + location.search, id: holderHere() })
    const isMember = (await findStanding()) === 'member'
    await seeOff()
    forgetSession()
    if (isMember) navigate('/login?locked', { replace: true })
  })
}

/** What a killed tab, an ended session or a log-out left half done is done now. Nothing, if all is well. */
export function settle(): Promise<void> {
  return withLock('family', tidy)
}

/** Another person's PIN; whoever is at the phone is put away first. */
export function enter(place: string, pin: string): Promise<Entered> {
  return withLock('family', async () => {
    const tried = await tryPin(place, pin)
    if ('left' in tried) return { kind: 'wrong', left: tried.left }
    const { dataKey, member } = tried
    const { seal } = await keysFrom(dataKey)
    const stash = member.stash && ((await unsealValue(seal, member.stash)) as Stash)
    const token = stash ? tokenIn(stash) : undefined
    if (!stash || token === undefined || readToken(token).endsMs <= serverNow()) {
      await forgetSessionOf(member)
      return { kind: 'over' }
    }
    await seeOff()
    touch()
    await letIn(member, dataKey, stash, token)
    signIn(token)
    return { kind: 'in' }
  })
}

/**
 * Somebody has signed in with their password: what is theirs on this phone is opened to them, whatever became of the
 * PIN. Before the app knows of the sign-in, so that it begins with all of it. False: the server could not help.
 */
export function welcome(token: string): Promise<boolean> {
  return withLock('family', async () => {
    touch()
    await tidy()
    const member = await shelf.findMemberOf(readToken(token).person)
    if (!member) return true
    try {
      const dataKey = await openSpare(member, token)
      const { seal } = await keysFrom(dataKey)
      const stash = member.stash && ((await unsealValue(seal, member.stash)) as Stash)
      await letIn(member, dataKey, stash ?? { stored: {}, cut: null, language: shownNow().language }, token)
      return true
    } catch {
      return false
    }
  })
}

/** The phone has one user again. False: others still have something here. */
export function stopSharing(): Promise<boolean> {
  return withLock('family', async () => {
    const [active, members] = await Promise.all([shelf.findActive(), shelf.listMembers()])
    if (members.some(({ place }) => place !== active?.place)) return false
    await reencryptAll(asPlainRow)
    if (active) forgetRead(active.place)
    markFamily(null)
    // What another tab laid down in between.
    await reencryptAll()
    await shelf.removeAll()
    return true
  })
}
