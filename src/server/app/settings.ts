import { isIP } from 'node:net'
import path from 'node:path'
import { sessionLengthMs } from '../../shared/accounts/accounts.rules.ts'
import { roles, type Role } from '../../shared/kit/endpoint.ts'
import { leastRetentionYears } from '../../shared/patients/patients.retention.ts'
import type { TownFile } from '../../shared/town/town.schemas.ts'
import { knownPushServices } from '../platform/push/push-services.ts'
import { StartupError } from '../platform/db/startup-error.ts'
import { readTownFile } from './town-file.ts'

export interface Settings {
  port: number
  host: string
  dataDir: string
  /** Where the keys are, outside the database: see platform/auth/open-keys.ts. */
  keyFile: string
  /** Where recorded speech of the first-aid cards is: see emergency/emergency.recordings.ts. */
  voicesDir: string
  /** A PostgreSQL server to use instead of the embedded one. */
  databaseUrl: string | null
  /** The public address, when our own proxy is in front. */
  publicUrl: URL | null
  /** Addresses and networks of our own proxies, whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[]
  /** A self-hosted push service, which may be internal; all others must be public. */
  pushService: URL | null
  /** The only server that may be inside and whose SMART Health Links are fetched. */
  linkServer: URL | null
  /** Host names allowed as push services; `*.` matches any subdomain, `*` everything. */
  pushServices: readonly string[]
  /** An S3-compatible store for files, with its keys and the bucket; null: PostgreSQL holds them. */
  s3Url: URL | null
  /** A gateway for text messages, with its token as user name; null: the desk sends them by hand. */
  smsUrl: URL | null
  /** The socket of a clamd that scans files; null: they are not scanned. */
  clamdSocket: string | null
  /** Serves a page to read and try the API at /api/docs. */
  apiDocs: boolean
  /** Contact for reporting vulnerabilities: `mailto:` or `https:`. */
  securityContact: string | null
  doctorApproval: 'automatic' | 'coordinator'
  sessionLengthMs: Readonly<Record<Role, number>>
  /** How long the records of closed accounts are kept after their last entry. */
  retentionYears: number
  /** How long a stopping server keeps answering after it reports not ready. */
  drainSeconds: number
  /** False for load tests. */
  isRateLimited: boolean
  logLevel: string
  town: TownFile
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads all settings from the environment and town.json; a bad one throws one sentence that names it. */
export function readSettings(env: Environment, root: string): Settings {
  const publicUrl = readUrl(env, 'PUBLIC_URL', ['http:', 'https:'])
  const databaseUrl = readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])
  const host = env.HOST?.trim() || '127.0.0.1'
  const isOnlyHere = isLoopback(host) && publicUrl === null
  const dataDir = path.resolve(env.DATA_DIR?.trim() || './data')
  return {
    port: readNumber(env, 'PORT', 3000, 0, 65_535),
    host,
    dataDir,
    // Beside the folder, not inside: a copy of the data does not include the keys.
    keyFile: path.resolve(env.KEY_FILE?.trim() || `${dataDir}.key`),
    voicesDir: path.resolve(env.VOICES_DIR?.trim() || `${dataDir}.voices`),
    databaseUrl: databaseUrl && (env.DATABASE_URL ?? null),
    publicUrl,
    trustedProxies: readProxies(env, publicUrl),
    pushService: readUrl(env, 'PUSH_SERVICE', ['http:', 'https:']),
    linkServer: readUrl(env, 'LINK_SERVER', ['http:', 'https:']),
    pushServices: readHosts(env, 'PUSH_SERVICES', knownPushServices),
    s3Url: readS3Url(env),
    smsUrl: readUrl(env, 'SMS_URL', ['http:', 'https:']),
    clamdSocket: env.CLAMD_SOCKET?.trim() || null,
    // Not in public: the page would send requests by hand with people's sign-in tokens.
    apiDocs: readChoice(env, 'API_DOCS', ['true', 'false'], publicUrl ? 'false' : 'true') === 'true',
    securityContact: readContact(env),
    doctorApproval: readDoctorApproval(env, host, isOnlyHere),
    sessionLengthMs: readSessionLengths(env),
    retentionYears: readNumber(env, 'RETENTION_YEARS', leastRetentionYears, leastRetentionYears, 100),
    drainSeconds: readNumber(env, 'DRAIN_SECONDS', 0, 0, 60),
    isRateLimited: readRateLimits(env, isOnlyHere),
    logLevel: readChoice(env, 'LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'warn'),
    town: withTiles(
      env,
      readTownFile(env.TOWN_FILE?.trim() || path.join(root, 'town.json'), publicUrl !== null),
    ),
  }
}

function wrong(name: string, must: string): StartupError {
  return new StartupError('settingWrong', `The setting ${name} is wrong: it must be ${must}.`)
}

function readNumber(
  env: Environment,
  name: string,
  defaultValue: number,
  least: number,
  most: number,
): number {
  const said = env[name]?.trim()
  if (!said) return defaultValue
  const number = Number(said)
  if (!Number.isInteger(number) || number < least || number > most) {
    throw wrong(name, `a whole number from ${least} to ${most}`)
  }
  return number
}

function readChoice<T extends string>(
  env: Environment,
  name: string,
  choices: readonly T[],
  defaultValue: T,
): T {
  const said = env[name]?.trim()
  if (!said) return defaultValue
  const choice = choices.find((one) => one === said)
  if (!choice) throw wrong(name, `one of ${choices.join(', ')}`)
  return choice
}

function readUrl(env: Environment, name: string, protocols: string[]): URL | null {
  const said = env[name]?.trim()
  if (!said) return null
  const url = URL.canParse(said) ? new URL(said) : null
  if (!url || !protocols.includes(url.protocol))
    throw wrong(name, `an address that begins with ${protocols.join('// or ')}//`)
  return url
}

/** `https://ACCESS_KEY:SECRET@host/bucket?region=…`. */
function readS3Url(env: Environment): URL | null {
  const url = readUrl(env, 'S3_URL', ['http:', 'https:'])
  const isWhole = url && url.username && url.password && /^\/[a-z\d][a-z\d.-]{2,62}\/?$/.test(url.pathname)
  if (url && !isWhole)
    throw wrong('S3_URL', 'an address such as https://KEY:SECRET@s3.example.org/bucket?region=ap-south-1')
  return url
}

function readHosts(env: Environment, name: string, defaultValue: readonly string[]): readonly string[] {
  const said = env[name]?.trim()
  if (!said) return defaultValue
  const hosts = said.toLowerCase().split(/[\s,]+/)
  if (hosts.some((host) => !/^(?:\*|(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+)$/.test(host)))
    throw wrong(name, 'host names with commas between, such as *.push.example.org')
  return hosts
}

function readContact(env: Environment): string | null {
  const said = env.SECURITY_CONTACT?.trim()
  if (!said) return null
  if (!/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(said))
    throw wrong('SECURITY_CONTACT', 'an address that begins with mailto: or https://')
  return said
}

/** Whether only this machine can reach a server listening there. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host)
}

/** Automatic on this machine only; where others have access, self-registered doctors wait for a coordinator. */
function readDoctorApproval(env: Environment, host: string, isOnlyHere: boolean): Settings['doctorApproval'] {
  const choices = ['automatic', 'coordinator'] as const
  const approval = readChoice(env, 'DOCTOR_APPROVAL', choices, isOnlyHere ? 'automatic' : 'coordinator')
  if (approval === 'automatic' && !isLoopback(host))
    throw wrong('DOCTOR_APPROVAL', 'coordinator, because HOST lets other machines in')
  return approval
}

/** Warnings for the operator, one sentence each. */
export function warningsOf({ host, publicUrl }: Pick<Settings, 'host' | 'publicUrl'>): string[] {
  if (isLoopback(host) || publicUrl) return []
  return [
    `Warning: HOST=${host} lets other machines in without https: set PUBLIC_URL to the address of your proxy. Doctors wait for a coordinator's approval.`,
  ]
}

/** TRUSTED_PROXIES: addresses or networks (`10.0.0.0/8`), separated by commas. */
function readProxies(env: Environment, publicUrl: URL | null): string[] {
  const said = env.TRUSTED_PROXIES?.trim()
  if (!said) return publicUrl ? ['loopback'] : []
  const proxies = said.split(',').map((one) => one.trim())
  if (!proxies.every(isNetwork))
    throw wrong('TRUSTED_PROXIES', 'addresses or networks such as 10.0.0.5 or 10.0.0.0/8, with commas')
  return proxies
}

function isNetwork(text: string): boolean {
  if (text === 'loopback') return true
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const version = isIP(address)
  return version !== 0 && (bits === undefined || Number(bits) <= (version === 4 ? 32 : 128))
}

/** RATE_LIMITS; `off` only where the server is not reachable from outside. */
function readRateLimits(env: Environment, isOnlyHere: boolean): boolean {
  const isOn = readChoice(env, 'RATE_LIMITS', ['on', 'off'], 'on') === 'on'
  if (!isOn && !isOnlyHere)
    throw wrong('RATE_LIMITS', 'on, unless HOST is this machine itself and PUBLIC_URL is not set')
  return isOn
}

/** PATIENT_SESSION_HOURS, DOCTOR_SESSION_HOURS, COORDINATOR_SESSION_HOURS. */
function readSessionLengths(env: Environment): Record<Role, number> {
  const hour = 3_600_000
  const hoursOf = (role: Role) =>
    readNumber(env, `${role.toUpperCase()}_SESSION_HOURS`, sessionLengthMs[role] / hour, 1, 24 * 365) * hour
  return Object.fromEntries(roles.map((role) => [role, hoursOf(role)])) as Record<Role, number>
}

const openStreetMapTiles = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'

/** TILE_URL; `false` or empty disables outside map tiles. */
function withTiles(env: Environment, place: TownFile): TownFile {
  const said = (env.TILE_URL ?? (place.tileUrl || openStreetMapTiles)).trim()
  if (said === '' || said === 'false') return { ...place, tileUrl: '' }
  const isTemplate = ['{z}', '{x}', '{y}'].every((part) => said.includes(part))
  if (!isTemplate || tileOriginOf(said) === null)
    throw wrong('TILE_URL', 'an http address with {z}, {x} and {y} in it, or false')
  return { ...place, tileUrl: said }
}

/**
 * For the content security policy: `https://*.tile.example.org` from `https://{s}.tile.example.org/{z}/{x}/{y}.png`.
 */
export function tileOriginOf(tileUrl: string): string | null {
  return /^https?:\/\/(?:\{s\}\.)?[\w.-]+(?::\d+)?(?=\/)/.exec(tileUrl)?.[0].replace('{s}', '*') ?? null
}
