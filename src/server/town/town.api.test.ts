import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTown } from '../../shared/town/town.endpoints.ts'
import { openTown, type TestTown } from '../../../tests/setup/town.ts'
import { readSettings } from '../app/settings.ts'

let town: TestTown
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())

describe('the town', () => {
  it('is public, with its claims in the words of the specification', async () => {
    const { name, claims } = await town.api.must(readTown)
    expect(name.en).toBe('Nabha')
    expect(claims.map(({ value, label }) => `${value.en} ${label.en}`)).toEqual([
      '24/7 patient care',
      '50+ expert doctors',
      'Same-day medicine delivery',
      'Weekly health monitoring',
    ])
  })

  describe('with another file', () => {
    let folder: string
    const { claims, ...place } = readSettings({}, '.').town
    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'nabz-town-'))
    })
    afterAll(() => rm(folder, { recursive: true }))

    async function read(content: unknown) {
      const file = path.join(folder, 'town.json')
      await writeFile(file, JSON.stringify(content))
      return readSettings({ TOWN_FILE: file }, '.').town
    }

    it('makes no claims when the file names none', async () => {
      expect((await read(place)).claims).toEqual([])
    })

    it('refuses a claim that lacks a language', async () => {
      const [{ label }] = claims as [(typeof claims)[number]]
      await expect(read({ ...place, claims: [{ value: { en: '24/7' }, label }] })).rejects.toThrow(
        'claims.0.value',
      )
    })
  })
})
