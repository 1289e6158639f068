import { deleteDB, openDB, type DBSchema } from 'idb'
import { beforeEach, expect, test } from 'vitest'
import { durableWrite } from './durable-write.ts'
import { openDatabase } from './open-database.ts'
import { listStored, removeStored } from './storage.ts'

const name = 'nabz-test-of-opening'
const brokenLog = 'nabz.brokenLog'
beforeEach(() => removeStored(brokenLog))
beforeEach(() => deleteDB(name))

interface Things extends DBSchema {
  things: { key: string; value: number }
}
const opening = () => openDatabase<Things>(name, 1, (database) => void database.createObjectStore('things'))

test('opens once for concurrent callers', async () => {
  const open = opening()
  const [one, other] = await Promise.all([open(), open()])
  expect(other).toBe(one)
  expect([...one.objectStoreNames]).toEqual(['things'])
})

test('closes for a deletion; the next use opens it again', async () => {
  const open = opening()
  const first = await open()
  await deleteDB(name)
  const second = await open()
  expect(second).not.toBe(first)
  await second.put('things', 1, 'one')
  expect(await second.get('things', 'one')).toBe(1)
})

test('does not cache a failure', async () => {
  const later = await openDB(name, 2, { upgrade: (made) => void made.createObjectStore('things') })
  const open = opening()
  await expect(open()).rejects.toThrow('version')
  later.close()
  await deleteDB(name)
  expect([...(await open()).objectStoreNames]).toEqual(['things'])
})

// The record that did not fit on a full disk may be one of the browser's own: then no write of this app fails.
test('begins a new log after the browser closed the connection, before the next write counts as stored', async () => {
  const open = opening()
  const closed = await open()
  closed.dispatchEvent(new Event('close'))
  closed.close()
  expect(listStored(brokenLog)).toEqual([brokenLog])
  const database = await open()
  expect(database).not.toBe(closed)
  await durableWrite(database.put('things', 1, 'one'))
  expect(listStored(brokenLog)).toEqual([])
})

test('begins a new log after the database did not open', async () => {
  const later = await openDB(name, 2, { upgrade: (made) => void made.createObjectStore('things') })
  await expect(opening()()).rejects.toThrow('version')
  expect(listStored(brokenLog)).toEqual([brokenLog])
  later.close()
})
