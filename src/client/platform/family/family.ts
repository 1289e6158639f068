import { deleteDB } from 'idb'
import { currentSession, forgetSession, signIn } from '../session-store.ts'
import { sealKept } from '../cache/kept-answers.ts'
import { shownNow, setLanguage } from '../language.ts'
import { inTurn } from '../outbox/locks.ts'
import { asItIs, countIn, resealAll } from '../outbox/reseal.ts'
import { readStored, store } from '../storage.ts'
import { clear, gather, layOut, markFamily, nobody, tokenIn } from './belongings.ts'
import { familyMark } from './family-mark.ts'
import { makeLock, tryPin } from './pin-lock.ts'
import { keysFrom, newDataKey, sealValue, unsealValue, type Bytes } from './sealing.ts'
import * as shelf from './shelf.ts'
import type { Active, Card, Member, Stash } from './shelf.ts'
import { makeSpare, openSpare } from './spare.ts'
import { readToken } from './token.ts'

/** One of the family, as the others see them. */
export interface Relative {
  place: string
  name: string
  /** pin: it opens with the PIN. signIn: the PIN is gone, or the session is over; the password opens it. */
  opensBy: 'pin' | 'signIn'
}

/** What became of a PIN. over: it was right, but the session has ended. */
export type Entered = { kind: 'in' } | { kind: 'over' } | { kind: 'wrong'; left: number }

/** A browser without https has neither the ciphers nor the locks. */
export function canShare(): boolean {
  return 'indexedDB' in window && 'locks' in navigator && (crypto.subtle as object | undefined) !== undefined
}

/** The others who share this phone; not whoever is at it. */
export async function listRelatives(): Promise<Relative[]> {
  const [members, active, device] = await Promise.all([
    shelf.listMembers(),
    shelf.findActive(),
    shelf.deviceKeys(),
  ])
  const others = members.filter(({ place, isGone }) => !isGone && place !== active?.place)
  return Promise.all(
    others.map(async ({ place, card, lock }) => {
      const { name, endsMs } = (await unsealValue(device.seal, card)) as Card
      const isOpen = lock !== null && endsMs > Date.now()
      return { place, name, opensBy: isOpen ? ('pin' as const) : ('signIn' as const) }
    }),
  )
}

/** How whoever is signed in stands to this phone. stranger: no PIN yet. closed: their things wait for a fresh sign-in. */
export async function findStanding(): Promise<'member' | 'noPin' | 'stranger' | 'closed'> {
  const id = currentSession()?.person.id ?? ''
  const [active, member] = await Promise.all([shelf.findActive(), shelf.findMemberOf(id)])
  if (active?.person === id && member) return member.lock ? 'member' : 'noPin'
  return member ? 'closed' : 'stranger'
}

/** Whoever is signed in gets a place of their own behind this PIN; the first one makes it a family's phone. */
export function join(pin: string): Promise<void> {
  return inTurn('family', async () => {
    const person = currentSession()?.person
    if (!person) return
    const dataKey = newDataKey()
    // Needs the network: so it comes first, and nothing is changed when there is none.
    const spare = await makeSpare(dataKey)
    const [lock, keys, owner] = await Promise.all([
      makeLock(pin, dataKey),
      keysFrom(dataKey),
      shelf.ownerOf(person.id),
    ])
    const place = shelf.newPlace()
    const card = await sealCard(person.name, readStored('token'))
    const member = { place, owner, card, lock, tries: 0, spare, stash: null, isGone: false }
    await shelf.settleActive({ place, person: person.id, ...keys }, member)
    markFamily(place)
    await sealKept(person.id).catch(() => undefined)
    await resealAll()
    // What waits here is the only copy; some browsers ask the person, most decide by themselves.
    await navigator.storage.persist().catch(() => false)
  })
}

/** A PIN in the place of the old one, or of one that is forgotten. False: the old one is wrong. */
export function changePin(pin: string, old: string | null): Promise<Entered> {
  return inTurn('family', async () => {
    const active = await shelf.findActive()
    const member = active && (await shelf.findMember(active.place))
    if (!member) return { kind: 'over' }
    const known = old === null ? { dataKey: await openSpare(member) } : await tryPin(member.place, old)
    if ('left' in known) return { kind: 'wrong', left: known.left }
    const lock = await makeLock(pin, known.dataKey)
    await shelf.changeMember(member.place, (one) => ({ ...one, lock, tries: 0 }))
    return { kind: 'in' }
  })
}

/** Seals everything of whoever is at the phone, and asks who is next. */
export function putAway(): Promise<void> {
  return inTurn('family', async () => {
    await seeOff()
    forgetSession()
  })
}

/** What a killed tab, an ended session or a log-out left half done is done now. Nothing, if all is well. */
export function settle(): Promise<void> {
  return inTurn('family', tidy)
}

async function tidy(): Promise<void> {
  const mark = familyMark()
  if (mark === null) return
  const [active, person] = [await shelf.findActive(), currentSession()?.person.id]
  if (active && active.person === person) {
    markFamily(active.place)
    await resealAll()
  } else if (active && mark === nobody) await shelf.settleActive(null, null)
  else if (active) await (readStored('nabz.lastPerson') === null ? takeLeave(active) : seeOff())
  else if (mark !== nobody) {
    empty()
    if (person !== undefined) forgetSession()
  }
}

/** Another person's PIN; whoever is at the phone is put away first. */
export function enter(place: string, pin: string): Promise<Entered> {
  return inTurn('family', async () => {
    const tried = await tryPin(place, pin)
    if ('left' in tried) return { kind: 'wrong', left: tried.left }
    const { dataKey, member } = tried
    const { seal } = await keysFrom(dataKey)
    const stash = member.stash && ((await unsealValue(seal, member.stash)) as Stash)
    const token = stash ? tokenIn(stash) : undefined
    if (!stash || token === undefined || readToken(token).endsMs <= Date.now()) {
      await forgetSessionOf(member)
      return { kind: 'over' }
    }
    await seeOff()
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
  return inTurn('family', async () => {
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
  return inTurn('family', async () => {
    const [active, members] = await Promise.all([shelf.findActive(), shelf.listMembers()])
    if (members.some(({ place }) => place !== active?.place)) return false
    await resealAll(asItIs)
    if (active) forgetRead(active.place)
    markFamily(null)
    // What another tab laid down in between.
    await resealAll()
    await shelf.removeAll()
    return true
  })
}

async function letIn(member: Member, dataKey: Bytes, stash: Stash, token: string): Promise<void> {
  const { place } = member
  const { person } = readToken(token)
  const keys = await keysFrom(dataKey)
  const card = await renewCard(member, token)
  // The stash stays until the next one takes its place: a killed tab loses nothing.
  await shelf.settleActive({ place, person, ...keys }, { ...member, card, tries: 0, isGone: false })
  layOut(stash)
  markFamily(place)
  store('token', token)
  await resealAll()
  // The words of another language may not be on this phone.
  await setLanguage(stash.language).catch(() => undefined)
}

async function seeOff(): Promise<void> {
  const active = await shelf.findActive()
  const member = active && (await shelf.findMember(active.place))
  if (active && member) {
    await resealAll()
    const stash = gather()
    const card = await renewCard(member, tokenIn(stash) ?? null)
    await shelf.settleActive(null, { ...member, card, stash: await sealValue(active.seal, stash) })
  }
  // Of the time before the phone was shared.
  void deleteDB('nabz-kept')
  empty()
}

/** Logged out: nothing of them stays, but what they chose to leave unsent. */
async function takeLeave({ place }: Active): Promise<void> {
  await resealAll()
  const member = await shelf.findMember(place)
  const hasLeft = (await countIn(place)) > 0
  forgetRead(place)
  const rest = hasLeft && member ? { ...member, lock: null, stash: null, isGone: true } : place
  await shelf.settleActive(null, rest)
  empty()
}

/** Nobody is at the phone: the small storages forget who was. */
function empty(): void {
  markFamily(nobody)
  clear()
}

/** Not waited for: a sleeping tab may hold on to it. */
function forgetRead(place: string): void {
  void deleteDB(`nabz-kept${place}`)
}

async function forgetSessionOf(member: Member): Promise<void> {
  forgetRead(member.place)
  const card = await renewCard(member, null)
  await shelf.changeMember(member.place, (known) => ({ ...known, card }))
}

async function renewCard(member: Member, token: string | null): Promise<Bytes> {
  const { seal } = await shelf.deviceKeys()
  const { name } = (await unsealValue(seal, member.card)) as Card
  return sealCard(name, token)
}

async function sealCard(name: string, token: string | null): Promise<Bytes> {
  const { seal } = await shelf.deviceKeys()
  const card: Card = { name, endsMs: token === null ? 0 : readToken(token).endsMs }
  return sealValue(seal, card)
}
