import { placeOf, type Place } from './place.ts'
import type { Import } from './sources.ts'

// The walls of the house, by pattern: a new room is protected on the day it is born.
// Each rule answers with what is wrong, or nothing.
type Rule = (from: Place, to: Place, paths: Import) => string | false

/** What shared may import from npm; everything else would come along into the browser. */
const sharedPackages = new Set(['valibot', 'fastest-levenshtein'])

/** The place we serve is known to every floor. */
const knownToAll = new Set(['kit', 'i18n', 'town'])
/** Files of floor 1 that know a feature's shared part, each for its reason. */
const knowing = new Set([
  // The types of all tables, with the states that each feature gives its rows.
  'src/server/platform/db/tables.ts',
  // A session ends on the server too, by the contract of the accounts.
  'src/client/platform/sign-out/sign-out.ts',
  // The number given at registration, for the forms of several rooms.
  'src/client/platform/own-phone.ts',
  'src/client/platform/profiles/profile-switch.ts',
  // Several people on one phone: how often a PIN may be wrong, what the server does for a forgotten one, when it locks.
  'src/client/platform/profiles/pin-lock.ts',
  'src/client/platform/profiles/recovery-key.ts',
  'src/client/platform/profiles/idle-timer.ts',
])

/** The server prints these pages ahead of time; a lazy import would print nothing. */
const prerender = 'src/client/app/prerender/prerender.tsx'

const rules: Rule[] = [
  (from, to) =>
    (from.wing === 'client' && to.wing === 'server') || (from.wing === 'server' && to.wing === 'client')
      ? 'there is no door between the wings except src/shared and HTTP'
      : false,

  (from, to) =>
    from.wing === 'shared' && to.wing !== 'shared' && !from.isTest && 'shared imports only shared',

  (from, to) =>
    from.wing !== 'outside' &&
    to.wing === 'outside' &&
    !from.isTest &&
    'nothing under src imports from outside src',

  (from, to) => inShared(from, to) && from.room === 'kit' && to.room !== 'kit' && 'the kit knows no feature',

  (from, to) =>
    inShared(from, to) && from.room !== 'i18n' && to.room === 'i18n' && !from.isTest
      ? 'rules answer with data or a code, never with a sentence'
      : false,

  (from, to) =>
    inShared(from, to) &&
    from.room === 'i18n' &&
    to.room !== 'i18n' &&
    'i18n imports only i18n',

  (from, to) => from.floor === 1 && to.floor === 2 && !from.isTest && 'platform and ui know no feature',

  (from, to, { from: path }) =>
    from.floor === 1 && to.wing === 'shared' && !knownToAll.has(to.room) && !knowing.has(path) && !from.isTest
      ? 'platform and ui know no feature, not even in shared'
      : false,

  (from, to) =>
    sameWing(from, to) && from.floor === 2 && to.floor === 2 && from.room !== to.room && !mayBorrow(from, to)
      ? 'no door between two rooms of floor 2'
      : false,

  (from, to, { from: path }) =>
    sameWing(from, to) && from.floor === 3 && to.floor === 2 && !['plugin', 'manifest'].includes(to.role) && !from.isTest
      ? !(to.isBuilder && path.startsWith('src/server/app/demo')) &&
        !(to.role === 'screen' && path === prerender) &&
        'the app enters a room by its *.plugin or *.manifest file'
      : false,

  (from, to) =>
    from.wing !== 'outside' && to.wing !== 'outside' && to.floor === 3 && from.floor !== 3 && !from.isTest
      ? 'nothing stands above the app'
      : false,

  (from, to) =>
    insideRoom(from, to) && from.role === 'routes' && to.role === 'repo' && 'routes never import the repo',

  (from, to) =>
    insideRoom(from, to) && from.role === 'repo' && (to.role === 'service' || to.role === 'routes')
      ? 'the repo never imports service or routes'
      : false,

  (from, to) =>
    to.isBuilder &&
    !from.isBuilder &&
    !from.isTest &&
    from.floor !== 3 &&
    'builders are for tests and the demo',
]

/** What is wrong with one import, in words; undefined when nothing is. */
export function judgeImport(one: Import): string | undefined {
  const from = placeOf(one.from)
  if (one.isPackage) return judgePackage(from, one.to)
  const to = placeOf(one.to)
  for (const rule of rules) {
    const wrong = rule(from, to, one)
    if (wrong) return `${one.from} imports ${one.to}: ${wrong}`
  }
  return undefined
}

function judgePackage(from: Place, name: string): string | undefined {
  if (from.isTest || from.wing === 'outside') return undefined
  const isNode = name.startsWith('node:')
  if (from.wing === 'shared' && !sharedPackages.has(name)) return `shared imports ${name}`
  if (from.wing === 'client' && isNode) return `client imports ${name}`
  return undefined
}

function inShared(from: Place, to: Place): boolean {
  return from.wing === 'shared' && to.wing === 'shared'
}

function sameWing(from: Place, to: Place): boolean {
  return from.wing === to.wing && (from.wing === 'client' || from.wing === 'server')
}

function insideRoom(from: Place, to: Place): boolean {
  return from.wing === 'server' && sameWing(from, to) && from.room === to.room && !from.isTest
}

/** A test or a builder may use the builders of other rooms to fill the house before it begins. */
function mayBorrow(from: Place, to: Place): boolean {
  return to.isBuilder && (from.isTest || from.isBuilder)
}
