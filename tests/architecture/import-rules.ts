import { locationOf, type Location } from './location.ts'
import type { Import } from './sources.ts'

// Import boundaries as patterns, so that a new feature is covered from its first day. Each rule returns a violation,
// or false.
type Rule = (from: Location, to: Location, paths: Import) => string | false

/** npm packages that shared may import; they are loaded in the browser too. */
const sharedPackages = new Set(['valibot', 'fastest-levenshtein'])

/** Modules that every layer may import. */
const knownToAll = new Set(['kit', 'i18n', 'town'])
/** Files of layer 1 that may import a feature's shared part, with the reason. */
const knowing = new Set([
  // The types of all tables, including each feature's statuses.
  'src/server/platform/db/tables.ts',
  'src/server/platform/db/tables/account-tables.ts',
  'src/server/platform/db/tables/alarm-tables.ts',
  'src/server/platform/db/tables/availability-tables.ts',
  'src/server/platform/db/tables/communication-tables.ts',
  'src/server/platform/db/tables/encounter-tables.ts',
  'src/server/platform/db/tables/lab-tables.ts',
  'src/server/platform/db/tables/prescription-tables.ts',
  'src/server/platform/db/tables/record-tables.ts',
  'src/server/platform/db/tables/emergency-tables.ts',
  'src/server/platform/db/tables/share-tables.ts',
  // Signing out also ends the session on the server, through the accounts endpoint.
  'src/client/platform/sign-out/sign-out.ts',
  // Proving again who one is, by the accounts endpoint, for the writes of every feature that want it.
  'src/client/platform/step-up/step-up-dialog.tsx',
  // The account's phone number, for forms of several features.
  'src/client/platform/own-phone.ts',
  // The visit whose signature waits, for its page and for lists of visits of another feature.
  'src/client/platform/encounters/queued-signature.ts',
  // The patients whom an account acts for: requests, caches and queued writes are for one of them.
  'src/client/platform/people/use-people.ts',
  'src/client/platform/people/learn-others.ts',
  'src/client/platform/profiles/profile-switch.ts',
  // The words for allergies and illnesses, on their own pages and where a doctor prescribes.
  'src/client/platform/i18n/condition-name.ts',
  // Values of laboratory tests in words, in the laboratory, on the pages of patient and doctor, and in alarms.
  'src/client/platform/labs/lab-values.ts',
  // Values of readings in a patient summary, in their units.
  'src/client/platform/summary/summary-item.ts',
  // What a file is, and how large it may be: of documents, and of photos in messages.
  'src/client/platform/files/picture-url.ts',
  'src/client/platform/files/prepare-file.ts',
  'src/client/platform/files/shrink-picture.ts',
  // The same on the server, which makes documents of uploads for both.
  'src/server/platform/uploads/document-file.ts',
  'src/server/platform/uploads/prepare-file.ts',
  'src/server/platform/uploads/receive-upload.ts',
  'src/server/platform/uploads/pictures.ts',
  // The words for symptoms, on screens of vitals and of alarms.
  'src/client/platform/i18n/symptoms.ts',
  // Shared phones: PIN attempts, the server's help after a forgotten PIN, the auto-lock.
  'src/client/platform/profiles/pin-lock.ts',
  'src/client/platform/profiles/recovery-key.ts',
  'src/client/platform/profiles/idle-timer.ts',
])

/** These pages are prerendered by the server; a lazy import would render nothing. */
const prerender = 'src/client/app/prerender/prerender.tsx'

const rules: Rule[] = [
  (from, to) =>
    (from.tree === 'client' && to.tree === 'server') || (from.tree === 'server' && to.tree === 'client')
      ? 'client and server share only src/shared and HTTP'
      : false,

  (from, to) =>
    from.tree === 'shared' && to.tree !== 'shared' && !from.isTest && 'shared imports only shared',

  (from, to) =>
    from.tree !== 'outside' &&
    to.tree === 'outside' &&
    !from.isTest &&
    'nothing under src imports from outside src',

  (from, to) =>
    inShared(from, to) && from.feature === 'kit' && to.feature !== 'kit' && 'the kit knows no feature',

  (from, to) =>
    inShared(from, to) && from.feature !== 'i18n' && to.feature === 'i18n' && !from.isTest
      ? 'rules answer with data or a code, never with a sentence'
      : false,

  (from, to) =>
    inShared(from, to) && from.feature === 'i18n' && to.feature !== 'i18n' && 'i18n imports only i18n',

  (from, to) => from.layer === 1 && to.layer === 2 && !from.isTest && 'platform and ui know no feature',

  (from, to, { from: path }) =>
    from.layer === 1 &&
    to.tree === 'shared' &&
    !knownToAll.has(to.feature) &&
    !knowing.has(path) &&
    !from.isTest
      ? 'platform and ui know no feature, not even in shared'
      : false,

  (from, to) =>
    sameTree(from, to) &&
    from.layer === 2 &&
    to.layer === 2 &&
    from.feature !== to.feature &&
    !mayBorrow(from, to)
      ? 'no imports between two features'
      : false,

  (from, to, { from: path }) =>
    sameTree(from, to) &&
    from.layer === 3 &&
    to.layer === 2 &&
    !['plugin', 'manifest'].includes(to.role) &&
    !from.isTest
      ? !(to.isBuilder && path.startsWith('src/server/app/demo')) &&
        !(to.role === 'screen' && path === prerender) &&
        'the app imports from a feature only its *.plugin or *.manifest file'
      : false,

  (from, to) =>
    from.tree !== 'outside' && to.tree !== 'outside' && to.layer === 3 && from.layer !== 3 && !from.isTest
      ? 'nothing imports the app'
      : false,

  (from, to) =>
    insideFeature(from, to) && from.role === 'routes' && to.role === 'repo' && 'routes never import the repo',

  (from, to) =>
    insideFeature(from, to) && from.role === 'repo' && (to.role === 'service' || to.role === 'routes')
      ? 'the repo never imports service or routes'
      : false,

  (from, to) =>
    to.isBuilder &&
    !from.isBuilder &&
    !from.isTest &&
    from.layer !== 3 &&
    'builders are for tests and the demo',
]

/** The violation of one import, as a sentence; undefined if there is none. */
export function judgeImport(one: Import): string | undefined {
  const from = locationOf(one.from)
  if (one.isPackage) return judgePackage(from, one.to)
  const to = locationOf(one.to)
  for (const rule of rules) {
    const wrong = rule(from, to, one)
    if (wrong) return `${one.from} imports ${one.to}: ${wrong}`
  }
  return undefined
}

function judgePackage(from: Location, name: string): string | undefined {
  if (from.isTest || from.tree === 'outside') return undefined
  const isNode = name.startsWith('node:')
  if (from.tree === 'shared' && !sharedPackages.has(name)) return `shared imports ${name}`
  if (from.tree === 'client' && isNode) return `client imports ${name}`
  return undefined
}

function inShared(from: Location, to: Location): boolean {
  return from.tree === 'shared' && to.tree === 'shared'
}

function sameTree(from: Location, to: Location): boolean {
  return from.tree === to.tree && (from.tree === 'client' || from.tree === 'server')
}

function insideFeature(from: Location, to: Location): boolean {
  return from.tree === 'server' && sameTree(from, to) && from.feature === to.feature && !from.isTest
}

/** Tests and fixtures may use the fixtures of other features to fill the database. */
function mayBorrow(from: Location, to: Location): boolean {
  return to.isBuilder && (from.isTest || from.isBuilder)
}
