import { deleteDB, openDB, type DBSchema } from 'idb'
import { beforeEach, expect, test } from 'vitest'
import { openDatabase } from './open-database.ts'

const name = 'nabz-test-of-opening'
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
