import type { QueuedMutation } from '../../src/client/platform/outbox/queued-mutation.ts'
import { newKey } from '../../src/client/platform/api/keys.ts'
import { listOf, listRows, put, remove } from '../../src/client/platform/outbox/store.ts'
import { signIn } from '../../src/client/platform/session/session-store.ts'
import { listProfiles, restoreProfile } from '../../src/client/platform/profiles/profiles.ts'
import { removeAll } from '../../src/client/platform/keyring/profile-store.ts'
import { openSecret, sealSecret } from '../../src/shared/family/family.endpoints.ts'
import { openDevice, serverSays } from './screen.tsx'

/** A phone with one person signed in, and a fake server that seals secrets in its own way. */
export async function openFamilyPhone(): Promise<void> {
  localStorage.clear()
  await removeAll()
  await openDevice('patient')
  for (const { seq } of await listRows()) await remove(seq)
  serverSays(sealSecret, ({ body }) => ({ body: { sealed: `s${(body as { secret: string }).secret}` } }))
  serverSays(openSecret, ({ body }) => ({ body: { secret: (body as { sealed: string }).sealed.slice(1) } }))
}

export function tokenOf(id: string, endsIn = 3600): string {
  const payload = {
    sub: id,
    username: id,
    name: `Name of ${id}`,
    role: 'patient',
    exp: Date.now() / 1000 + endsIn,
  }
  return `x.${btoa(JSON.stringify(payload))}.x`
}

/** Queues a write as the outbox does. */
export function write(person: string, value: string): Promise<QueuedMutation> {
  const to = {
    name: 'vitals.add',
    method: 'POST',
    path: '/api/vitals',
    access: ['patient'],
    outbox: 'mayWait',
  } as const
  const rest = { params: {}, state: 'waiting', tries: 0, lastError: null } as const
  return put({
    key: newKey(),
    person,
    submittedAt: 1,
    to,
    orderingKey: `vitals/new/${value}`,
    body: { value },
    ...rest,
  })
}
export const bodiesOf = async (person: string) =>
  (await listOf(person)).map(({ body }) => (body as { value: string }).value)

/** Everything in the outbox and the storages, as stored. */
export async function readAll(): Promise<string> {
  const rows = await listRows()
  const bytes = rows.flatMap((row) => ('sealed' in row ? [new TextDecoder('latin1').decode(row.sealed)] : []))
  return JSON.stringify([rows, Object.entries(localStorage), Object.entries(sessionStorage)]) + bytes.join()
}

export const only = async () => {
  const [one] = await listProfiles()
  if (!one) throw new Error('nobody is there')
  return one
}

export async function signInAs(id: string): Promise<void> {
  const token = tokenOf(id)
  await restoreProfile(token)
  signIn(token)
}
