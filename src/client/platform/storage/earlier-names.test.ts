import { deleteDB, openDB } from 'idb'
import { beforeEach, expect, test } from 'vitest'
import { openDevice } from '../../../../tests/setup/screen.tsx'
import { randomBytes, sealValue } from '../keyring/encryption.ts'
import { deviceKeys, findMember, listMembers, ownerOf, removeAll } from '../keyring/profile-store.ts'
import { find, listOf, putRow } from '../outbox/store.ts'
import type { Row, Unplaced } from '../outbox/rows.ts'
import { durableWrite } from './durable-write.ts'

// Stored by the first version, under its field names.
const refused = { status: 409, code: 'slotTaken', room: 'appointments', message: 'taken' }
const earlier = {
  key: 'key-of-the-first-version',
  person: 'patient-1',
  saidAt: 1_790_000_000_000,
  to: { name: 'appointments.request', method: 'POST', path: '/api/appointments', access: ['patient'] },
  subject: 'appointments',
  params: {},
  body: { reason: 'fever' },
  state: 'refused',
  tries: 2,
  trouble: refused,
}
const { saidAt, subject, trouble, ...unchanged } = earlier
const current = { ...unchanged, version: 2, submittedAt: saidAt, orderingKey: subject, lastError: trouble }

beforeEach(() => openDevice('patient'))

test('a write queued by the first version is read with all its fields', async () => {
  const seq = await putRow(earlier as unknown as Unplaced<Row>)
  expect(await listOf('patient-1')).toEqual([{ ...current, seq }])
})

test('an encrypted write of the first version is read too', async () => {
  const person = await ownerOf('patient-1')
  const sealed = await sealValue((await deviceKeys()).seal, earlier)
  const seq = await putRow({ key: earlier.key, person, sealed })
  expect(await find(seq)).toEqual({ ...current, seq })
})

test('users of a shared phone keep their PIN, their attempts and their encrypted data', async () => {
  await removeAll()
  await deleteDB('nabz-family')
  const [salt, wrapped, bytes] = [randomBytes(16), randomBytes(60), randomBytes(40)]
  const member = {
    place: '-0123',
    owner: 'owner',
    card: bytes,
    lock: { salt, wrapped },
    tries: 3,
    isGone: false,
  }
  const spare = { sealed: 'only the server reads this', wrapped }
  const first = await openDB('nabz-family', 1, {
    upgrade(database) {
      database.createObjectStore('device')
      database.createObjectStore('members', { keyPath: 'place' }).createIndex('owner', 'owner')
      database.createObjectStore('active')
    },
  })
  await first.put('members', { ...member, spare, stash: bytes })
  first.close()
  expect(await listMembers()).toEqual([{ ...member, recoveryKey: spare, snapshot: bytes }])
  expect(await findMember('-0123')).toEqual({ ...member, recoveryKey: spare, snapshot: bytes })
})

test('a log marked as broken by the first version is replaced', async () => {
  localStorage.setItem('nabz.tornLog', '1')
  await durableWrite(Promise.resolve())
  expect(localStorage.getItem('nabz.tornLog')).toBeNull()
})
