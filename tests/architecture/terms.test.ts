import { expect, test } from 'vitest'
import { listFiles, readText } from './sources.ts'

/** Early terms of this project, each retired in favour of the one that engineers search for. */
const retired =
  'House|house\\.(town|store|keys|clock|sessions)|refuse(By|Fields)?\\(|\\bRefusal\\b|given_answers|givenAnswers|' +
  'claimKey|keepAnswer|Repeatable|\\bannounce\\(|Happening|horizon|strays|passOn|passed_on|passedOn|\\brivals?\\b|' +
  'bringOut|takeRings|\\bsettling\\b|looked_until|ringDevice|runRing|\\bstanding\\b|layDown|layOver|KeptForLater|' +
  '\\bbelongings\\b|\\brelatives\\b|\\bcomings\\b|letIn|seeOff|takeLeave|\\bstash\\b|\\blocker|\\btouches\\b|tornLog|' +
  'torn-log|\\bsparing\\b|\\bspending\\b|\\bunasked\\b|missedUntil|own-writes|saidAt|said-at|peekKept|forgetKept|' +
  'findKept|\\brecall\\(|readingOf|\\bpatienceMs\\b|\\btroubles?\\b|giveUp|holdOpened|\\bdeeds\\b|moved-clock|' +
  '\\bcontract\\b|\\bshelf\\b|\\bshelves\\b|\\bsifting\\b|\\bcarrying\\b|said_unit|\\bwhole\\(|route-chunks|\\bentrance|' +
  "\\bdoors?\\b|[a-z]Doors?\\b|\\bwings?\\b|\\brooms\\b|roomOf\\b|roomPaths|bringRoom|\\broom: '[a-z]|shelfKey|FamilyEntrance|" +
  'words: \\[?messageBundle|[a-z]Words = messageBundle|\\bwordsOf\\b|wordsToDraw|[a-z]NoticeWords|completeWords|PageWords|' +
  'dayWords|AgeWords|FieldWords|lastWords|setBegun|\\bbegan: '

/** These name what earlier versions stored, or are the list itself. */
const exempt = new Set([
  'tests/architecture/terms.test.ts',
  'src/client/platform/outbox/stored-entry.ts',
  'src/client/platform/keyring/stored-member.ts',
  'src/client/platform/storage/durable-write.ts',
  'src/client/platform/storage/earlier-names.test.ts',
  'src/server/platform/db/standard-names.test.ts',
])

test('no retired term is left', () => {
  const pattern = new RegExp(retired)
  const paths = ['src', 'tests', 'bench', 'scripts']
    .flatMap((folder) => listFiles(folder, /\.(tsx?|mjs|css)$/))
    .filter((path) => !path.startsWith('src/shared/i18n/'))
  const hits = paths.flatMap((path) => (exempt.has(path) ? [] : hitsIn(path, pattern)))
  expect(hits).toEqual([])
})

test('a retired term would be found', () => {
  expect(isHit(new RegExp(retired), "throw refuse('notFound')")).toBe(true)
  expect(isHit(new RegExp(retired), "const form = { room: 'vitals', schema }")).toBe(true)
  expect(isHit(new RegExp(retired), "icon: 'sliders-horizontal'")).toBe(false)
  expect(isHit(new RegExp(retired), 'a full disk: make room there')).toBe(false)
})

function hitsIn(path: string, pattern: RegExp): string[] {
  const lines = [path, ...readText(path).split('\n')]
  return lines.flatMap((line, at) => (isHit(pattern, line) ? [`${path}:${at}: ${line.trim()}`] : []))
}

function isHit(pattern: RegExp, line: string): boolean {
  return pattern.test(line.replaceAll('horizontal', ''))
}
