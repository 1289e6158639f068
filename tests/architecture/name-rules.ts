// Names of files and folders: `subject.role.ts` with a closed list of roles, or a domain term in place of a role.

const emptyWords = [
  'utils',
  'util',
  'helpers',
  'common',
  'misc',
  'lib',
  'core',
  'types',
  'constants',
  'manager',
]
const bannedFolders = new Set(emptyWords)
/** A domain term (`lifecycle`, `routing`) may take the place of a role; a meaningless word may not. */
const bannedWords = [
  ...emptyWords,
  'helper',
  'controller',
  'handler',
  'handlers',
  'model',
  'data',
  'info',
  'index',
].join('|')
const serverRoles = 'plugin|operations|routes|service|repo|presenter|jobs|fixtures'
const clientRoles = 'queries|screen|screens|components'
const sharedRoles = 'endpoint|rules|access|events'

const kebab = '[a-z0-9]+(?:-[a-z0-9]+)*'
const inPlatform = new RegExp(`^${kebab}(\\.${kebab})?\\.(tsx?|css)$`)

/** The first match decides: a pattern of paths, the pattern for the file name, and its description. */
const namesByPlace: [place: RegExp, name: RegExp, says: string][] = [
  [/^src\/[a-z]+\/tsconfig\.json$/, /./, ''],
  [/^src\/client\/index\.html$/, /./, ''],
  [
    /\.test\.tsx?$/,
    new RegExp(`^${kebab}(\\.${kebab})*\\.test\\.tsx?$`),
    'tests are named after what they test',
  ],
  [/^src\/shared\/i18n\//, new RegExp(`^${kebab}\\.ts$`), 'message namespaces are <feature>.ts'],
  [/^src\/shared\/kit\//, new RegExp(`^${kebab}\\.ts$`), 'the kit has plain kebab-case names'],
  [
    /^src\/shared\//,
    featureFile(`${serverRoles}|${clientRoles}`),
    `<feature>.${sharedRoles}.ts or a word of the trade`,
  ],
  [/^src\/(server|client)\/(platform|ui|app)\//, inPlatform, 'kebab-case'],
  [
    /^src\/server\//,
    featureFile(`${clientRoles}|${sharedRoles}`),
    `<feature>.${serverRoles}.ts or a word of the trade`,
  ],
  [
    /^src\/client\/[^/]+\/screens\//,
    new RegExp(`^${kebab}\\.screen\\.tsx$`),
    'screens are <subject>.screen.tsx',
  ],
  [
    /^src\/client\/[^/]+\/components\//,
    new RegExp(`^${kebab}\\.(tsx|ts|css)$`),
    'components are <subject>.tsx',
  ],
  [
    /^src\/client\/[^/]+\/[^/]+$/,
    new RegExp(`^${kebab}\\.(manifest\\.tsx|(queries|queued|notices|record|timeline)\\.ts)$`),
    'a client feature holds <feature>.manifest.tsx, <feature>.queries.ts, <feature>.queued.ts, <feature>.notices.ts, <feature>.record.ts, <feature>.timeline.ts, screens/ and components/',
  ],
]

/** `<feature>.<word>.ts` or `<feature>.<word>.<word>.ts`, whose last word is none of these. */
function featureFile(forbidden: string): RegExp {
  const last = `(?!(?:${forbidden}|${bannedWords})\\.)${kebab}`
  return new RegExp(`^${kebab}\\.(?:${kebab}\\.)?${last}\\.ts$`)
}

/** The problem with the name of a file in src, as a sentence; undefined if there is none. */
export function judgeName(path: string): string | undefined {
  const folders = path.split('/').slice(0, -1)
  const name = path.split('/').at(-1) ?? ''
  const banned = folders.find((folder) => bannedFolders.has(folder))
  if (banned) return `${path}: a folder called ${banned} says nothing; name it after what it is about`
  const crooked = folders.find((folder) => !new RegExp(`^${kebab}$`).test(folder))
  if (crooked) return `${path}: folders are kebab-case`
  if (/^index\.tsx?$/.test(name)) return `${path}: no barrels`
  const [, tree, feature] = path.split('/')
  if ((tree === 'server' || tree === 'shared') && isFeature(feature) && !name.startsWith(`${feature}.`)) {
    return `${path}: in the feature ${feature} every file begins with its name`
  }
  const match = namesByPlace.find(([place]) => place.test(path))
  if (!match) return `${path}: no rule knows this place`
  return match[1].test(name) ? undefined : `${path}: ${match[2]}`
}

function isFeature(folder: string | undefined): boolean {
  return !['app', 'platform', 'kit', 'i18n', 'tsconfig.json'].includes(folder ?? '')
}
