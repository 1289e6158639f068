import { afterAll, describe, expect, it } from 'vitest'
import { writeDeployedTown } from '../../../tests/setup/deployed-town.ts'
import { readSettings, tileOriginOf, warningsOf } from './settings.ts'

const deployedTown = writeDeployedTown()
afterAll(() => deployedTown.close())
const deployed = { PUBLIC_URL: 'https://nabz.example', TOWN_FILE: deployedTown.file }

describe('settings', () => {
  it('have defaults for everything', () => {
    expect(readSettings({}, '.')).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      publicUrl: null,
      doctorApproval: 'automatic',
      isRateLimited: true,
      retentionYears: 3,
      town: { postalCode: '147201', timeZone: 'Asia/Kolkata' },
    })
  })

  it('name an S3-compatible store by keys, host and bucket, or by nothing', () => {
    const readHere = (env: Record<string, string>) => readSettings(env, '.')
    expect(readHere({}).s3Url).toBeNull()
    expect(readHere({ S3_URL: 'https://KEY:SECRET@s3.example.org/town?region=ap-south-1' }).s3Url?.host).toBe(
      's3.example.org',
    )
    for (const S3_URL of ['https://s3.example.org/town', 'https://KEY:SECRET@s3.example.org/', 's3://town'])
      expect(() => readHere({ S3_URL })).toThrow('S3_URL')
  })

  it('name a gateway for text messages, or nothing', () => {
    expect(readSettings({}, '.').smsUrl).toBeNull()
    expect(readSettings({ SMS_URL: 'https://TOKEN@sms.example.org/send' }, '.').smsUrl?.username).toBe(
      'TOKEN',
    )
    expect(() => readSettings({ SMS_URL: 'sms.example.org' }, '.')).toThrow('SMS_URL')
  })

  it('serve the API page on this machine only, unless configured', () => {
    const read = [{}, deployed, { ...deployed, API_DOCS: 'true' }].map(
      (env) => readSettings(env, '.').apiDocs,
    )
    expect(read).toEqual([true, false, true])
  })

  it('let a coordinator approve doctors as soon as the server is public', () => {
    expect(readSettings(deployed, '.').doctorApproval).toBe('coordinator')
    expect(readSettings({ ...deployed, DOCTOR_APPROVAL: 'automatic' }, '.').doctorApproval).toBe('automatic')
  })

  it.each([
    [{}, 'automatic', 0],
    [{ HOST: '::1' }, 'automatic', 0],
    [{ HOST: 'localhost' }, 'automatic', 0],
    [{ HOST: '0.0.0.0' }, 'coordinator', 1],
    [{ HOST: '192.168.1.7' }, 'coordinator', 1],
    [{ HOST: '::' }, 'coordinator', 1],
    [{ HOST: '0.0.0.0', ...deployed }, 'coordinator', 0],
  ])('%o: doctors are approved by: %s, with %i warnings', (env, approval, warnings) => {
    const settings = readSettings(env, '.')
    expect(settings.doctorApproval).toBe(approval)
    expect(warningsOf(settings)).toHaveLength(warnings)
  })

  it.each([
    [{}, []],
    [deployed, ['loopback']],
    [{ TRUSTED_PROXIES: '10.0.0.5, 172.16.0.0/12,fd00::/8' }, ['10.0.0.5', '172.16.0.0/12', 'fd00::/8']],
  ])('%o: trusts these proxies: %o', (env, proxies) => {
    expect(readSettings(env, '.').trustedProxies).toEqual(proxies)
  })

  it.each([
    [{}, 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', 'https://tile.openstreetmap.org'],
    [{ TILE_URL: 'false' }, '', null],
    [{ TILE_URL: '' }, '', null],
    [{ TILE_URL: 'http://{s}.tiles.lan:8080/{z}/{x}/{y}.png' }, undefined, 'http://*.tiles.lan:8080'],
  ])('%o: allows images from the tile server only', (env, tileUrl, origin) => {
    const { town } = readSettings(env, '.')
    expect(town.tileUrl).toBe(tileUrl ?? env.TILE_URL)
    expect(tileOriginOf(town.tileUrl)).toBe(origin)
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PUBLIC_URL: 'nabz.example' }, 'PUBLIC_URL'],
    [{ DATABASE_URL: 'mysql://localhost/a' }, 'DATABASE_URL'],
    [{ DOCTOR_APPROVAL: 'maybe' }, 'DOCTOR_APPROVAL'],
    [{ PUSH_SERVICES: 'https://push.example.org' }, 'PUSH_SERVICES'],
    [{ API_DOCS: 'maybe' }, 'API_DOCS'],
    [{ SECURITY_CONTACT: 'me@example.org' }, 'SECURITY_CONTACT'],
    [{ DOCTOR_APPROVAL: 'automatic', HOST: '0.0.0.0' }, 'DOCTOR_APPROVAL'],
    [{ TRUSTED_PROXIES: 'proxy.lan' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
    [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS'],
    [{ RATE_LIMITS: 'off', HOST: '0.0.0.0' }, 'RATE_LIMITS'],
    [{ RATE_LIMITS: 'off', ...deployed }, 'RATE_LIMITS'],
    [{ PATIENT_SESSION_HOURS: '0' }, 'PATIENT_SESSION_HOURS'],
    [{ RETENTION_YEARS: '2' }, 'RETENTION_YEARS'],
    [{ TILE_URL: 'https://tile.example.org/map.png' }, 'TILE_URL'],
    [{ TILE_URL: 'tile.example.org/{z}/{x}/{y}.png' }, 'TILE_URL'],
    [{ PUBLIC_URL: 'https://nabz.example' }, 'civilHospital (+91-1765-230123)'],
    [{ PUBLIC_URL: 'https://nabz.example' }, 'who decides about people’s data'],
    [{ PUBLIC_URL: 'https://nabz.example' }, 'who answers complaints'],
    [{ PUBLIC_URL: 'https://nabz.example' }, '"24/7 patient care", "50+ expert doctors", "Same-day'],
    [{ TOWN_FILE: 'package.json' }, 'package.json'],
    [{ TOWN_FILE: 'no-such-file.json' }, 'no-such-file.json'],
  ])('%o stops the start with one sentence that names the setting', (env, name) => {
    expect(() => readSettings(env, '.')).toThrow(
      expect.objectContaining({ message: expect.stringContaining(name) as string }) as Error,
    )
  })
})
