import { deleteDB } from 'idb'
import { logout } from '../../../shared/accounts/accounts.contract.ts'
import { call } from '../api.ts'
import { setLanguage } from '../language.ts'
import { countIn, reencryptAll } from '../outbox/reencrypt.ts'
import { currentSession, currentToken, forgetSession } from '../session-store.ts'
import { readStored, store } from '../storage.ts'
import { clear, gather, lastPersonKey, layOut, markFamily, nobody, tokenIn } from './belongings.ts'
import { familyMark } from './family-mark.ts'
import { keysFrom, sealValue, unsealValue, type Bytes } from './sealing.ts'
import * as shelf from './shelf.ts'
import type { Active, Card, Member, Stash } from './shelf.ts'
import { readToken } from '../token.ts'

// Who comes to the phone and who goes; under the lock of family.ts, one tab at a time.

/** What a killed tab, an ended session or a log-out left half done is done now. Nothing, if all is well. */
export async function tidy(): Promise<void> {
  const mark = familyMark()
  if (mark === '') return
  const [active, person] = [await shelf.findActive(), currentSession()?.person.id]
  if (active && active.person === person) {
    markFamily(active.place)
    await reencryptAll()
  } else if (active && mark === nobody) await shelf.settleActive(null, null)
  else if (active) await (readStored(lastPersonKey) === null ? takeLeave(active) : seeOff())
  else if (mark !== nobody) {
    empty()
    if (person !== undefined) forgetSession()
  }
}

/** Opens all of it to them: the token too, so that other tabs follow at once. */
export async function letIn(member: Member, dataKey: Bytes, stash: Stash, token: string): Promise<void> {
  const { place } = member
  const { person } = readToken(token)
  const keys = await keysFrom(dataKey)
  const card = await renewCard(member, token)
  // The stash stays until the next one takes its place: a killed tab loses nothing.
  await shelf.settleActive({ place, person, ...keys }, { ...member, card, tries: 0, isGone: false })
  // Of somebody without a PIN here, whose session just ended.
  clear()
  layOut(stash)
  markFamily(place)
  store('token', token)
  await reencryptAll()
  // The words of another language may not be on this phone.
  await setLanguage(stash.language).catch(() => undefined)
}

/** Seals everything of whoever is at the phone; of somebody who is here only once, it goes. */
export async function seeOff(): Promise<void> {
  const active = await shelf.findActive()
  const member = active && (await shelf.findMember(active.place))
  if (active && member?.isOnce) {
    // Their token lies nowhere any more. Without a network it ends by itself.
    if (currentToken() !== null) call(logout).catch(() => undefined)
    return takeLeave(active)
  }
  if (active && member) {
    await reencryptAll()
    const stash = gather()
    const card = await renewCard(member, tokenIn(stash) ?? null)
    await shelf.settleActive(null, { ...member, card, stash: await sealValue(active.seal, stash) })
  }
  // Of the time before the phone was shared, and of somebody whose own place could not be opened.
  forgetRead('')
  forgetRead(nobody)
  empty()
}

/** Logged out: nothing of them stays, but what they chose to leave unsent. */
async function takeLeave({ place }: Active): Promise<void> {
  await reencryptAll()
  const member = await shelf.findMember(place)
  const hasLeft = (await countIn(place)) > 0
  forgetRead(place)
  const rest = hasLeft && member ? { ...member, lock: null, stash: null, isGone: true, isOnce: false } : place
  await shelf.settleActive(null, rest)
  empty()
}

/** Nobody is at the phone: the small storages forget who was. */
function empty(): void {
  markFamily(nobody)
  clear()
}

/** Not waited for: a sleeping tab may hold on to it. */
export function forgetRead(place: string): void {
  void deleteDB(`nabz-kept${place}`)
}

/** What they read goes with their session; what waits and what they typed stays. */
export async function forgetSessionOf(member: Member): Promise<void> {
  forgetRead(member.place)
  const card = await renewCard(member, null)
  await shelf.changeMember(member.place, (known) => ({ ...known, card }))
}

async function renewCard(member: Member, token: string | null): Promise<Bytes> {
  const { seal } = await shelf.deviceKeys()
  const { name } = (await unsealValue(seal, member.card)) as Card
  return sealCard(name, token)
}

export async function sealCard(name: string, token: string | null): Promise<Bytes> {
  const { seal } = await shelf.deviceKeys()
  const card: Card = { name, endsMs: token === null ? 0 : readToken(token).endsMs }
  return sealValue(seal, card)
}
