import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import { launch } from '../setup/served.ts'
import { test } from '../setup/test.ts'

// Screenshots are rarely taken; this test notices when they stop working.

let folder: string

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nabz-pictures-'))
})

test.afterEach(() => rm(folder, { recursive: true, force: true }))

test('one route, one language, one screen: one picture as wide as the screen', async () => {
  const { code, said } = await take('--who', 'nobody', '--route', '/login', '--language', 'pa', ...onPhone)
  expect(said).toContain(`1 pictures in ${folder}`)
  expect(code).toBe(0)
  expect(await readdir(folder)).toEqual(['nobody-pa-phone-light'])
  const picture = await readFile(path.join(folder, 'nobody-pa-phone-light', 'login.png'))
  expect(picture.toString('latin1', 1, 4)).toBe('PNG')
  expect(picture.readUInt32BE(16)).toBe(360)
})

test('unknown options are refused with a list of the valid ones, and a route open to none of the people by its name', async () => {
  const [who, route] = await Promise.all([
    take('--who', 'neighbour', ...onPhone),
    take('--who', 'nobody', '--route', '/vitals', ...onPhone),
  ])
  expect(who.said).toContain('--who is one of nobody, newcomer, patient, doctor, coordinator.')
  expect(route.said).toContain('--route /vitals opens for none of nobody.')
  expect([who.code, route.code]).toEqual([1, 1])
  expect(await readdir(folder)).toEqual([])
})

const onPhone = ['--screen', 'phone']

async function take(...options: string[]): Promise<{ code: number | null; said: string }> {
  const { ended, said } = launch(['scripts/pictures.mjs', ...options, '--into', folder], {})
  return { code: await ended, said: said() }
}
