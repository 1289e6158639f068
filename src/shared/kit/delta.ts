/**
 * What has changed in an answer since somebody read it. Who asks sends a mark of what they have, made of the thing
 * itself; who answers makes the same of what is true now and tells the difference. Nobody remembers anything: any
 * copy of the server can do it, after a restart too, and whatever the asker has, the result is what is true now.
 *
 * The rows of a list are spread over buckets by what they say. A bucket whose sum differs is sent whole.
 */

/** What is new in one list: rows of these buckets are no more, and these stand at these places now. */
export interface ListDelta {
  buckets: number[]
  at: number[]
  rows: unknown[]
}

export interface Delta {
  /** Of the whole answer: who has put it together knows by it that nothing is amiss. */
  digest: string
  /** By name; a list that is the answer itself has the empty name. */
  lists: Record<string, ListDelta>
  /** What is no list, as it is now. */
  rest: Record<string, unknown>
}

const maxBuckets = 64
const sums = 36 ** 5
const markShape = /^"([\da-z]{1,6})\.([\da-z]{1,11})((?:\.(?:[\da-z]{5}){1,64})*)"$/

/** `seed`: a new one for each question, so that two texts that look alike by chance do so once. Below 36⁶. */
export function markOf(known: unknown, seed: number, withLists: boolean): string {
  const lists = withLists ? listsOf(known) : []
  const buckets = lists.map(([, rows]) => {
    const written = sumBuckets(rows, bucketsFor(rows.length), seed).map((sum) => sum.toString(36))
    return written.map((sum) => sum.padStart(5, '0')).join('')
  })
  return `"${[seed.toString(36), digestOf(known, seed), ...buckets].join('.')}"`
}

/** Null: the mark is none, or does not fit; then the whole answer is the answer. */
export function findDelta(fresh: unknown, mark: string): 'same' | Delta | null {
  const [, seedText, digest, tail = ''] = markShape.exec(mark) ?? []
  if (seedText === undefined) return null
  const seed = Number.parseInt(seedText, 36)
  const now = digestOf(fresh, seed)
  if (now === digest) return 'same'
  const known = tail.split('.').slice(1)
  const lists = listsOf(fresh)
  if (known.length === 0 || known.length !== lists.length) return null
  const changed = lists.map(
    ([name, rows], index) => [name, changesOf(rows, known[index] ?? '', seed)] as const,
  )
  return { digest: now, lists: Object.fromEntries(changed), rest: restOf(fresh) }
}

/** Null: it does not come out as it should, so the whole answer must be asked for. */
export function applyDelta(known: unknown, delta: Delta, seed: number): unknown {
  const lists = listsOf(known).map(
    ([name, rows]) => [name, changeList(rows, delta.lists[name], seed)] as const,
  )
  const changed = Object.fromEntries(lists)
  const answer: unknown = Array.isArray(known)
    ? changed['']
    : { ...(known as Record<string, unknown>), ...delta.rest, ...changed }
  return digestOf(answer, seed) === delta.digest ? answer : null
}

function changesOf(rows: readonly unknown[], known: string, seed: number): ListDelta {
  const count = known.length / 5
  const now = sumBuckets(rows, count, seed)
  const buckets = now.flatMap((sum, bucket) =>
    Number.parseInt(known.slice(bucket * 5, bucket * 5 + 5), 36) === sum ? [] : [bucket],
  )
  const at = rows.flatMap((row, index) => (buckets.includes(bucketOf(row, count, seed)) ? [index] : []))
  return { buckets, at, rows: at.map((index) => rows[index]) }
}

function changeList(known: readonly unknown[], delta: ListDelta | undefined, seed: number): unknown[] {
  if (!delta) return [...known]
  const count = bucketsFor(known.length)
  const rows = known.filter((row) => !delta.buckets.includes(bucketOf(row, count, seed)))
  // Ascending, so that each finds those before it in their places.
  for (const [nth, index] of delta.at.entries()) rows.splice(index, 0, delta.rows[nth])
  return rows
}

/** More buckets make a longer question and a shorter answer; in between lies the least. */
function bucketsFor(rows: number): number {
  return Math.min(maxBuckets, Math.max(1, Math.ceil(Math.sqrt(8 * rows))))
}

function sumBuckets(rows: readonly unknown[], count: number, seed: number): number[] {
  const buckets = Array.from({ length: count }, () => 0)
  for (const row of rows) {
    const number = hash(JSON.stringify(row), seed)
    const bucket = number % count
    buckets[bucket] = ((buckets[bucket] ?? 0) + Math.floor(number / 2 ** 20)) % sums
  }
  return buckets
}

function bucketOf(row: unknown, count: number, seed: number): number {
  return hash(JSON.stringify(row), seed) % count
}

function listsOf(answer: unknown): [name: string, rows: unknown[]][] {
  if (Array.isArray(answer)) return [['', answer]]
  return Object.entries(answer ?? {}).flatMap(([name, value]) =>
    Array.isArray(value) ? [[name, value] as [string, unknown[]]] : [],
  )
}

function restOf(answer: unknown): Record<string, unknown> {
  if (Array.isArray(answer)) return {}
  return Object.fromEntries(Object.entries(answer ?? {}).filter(([, value]) => !Array.isArray(value)))
}

function digestOf(answer: unknown, seed: number): string {
  return hash(JSON.stringify(answer ?? null), seed).toString(36)
}

/**
 * 53 bits of two FNV-1a sums (draft-eastlake-fnv) that begin apart, mixed so that each letter reaches every bit; quick
 * and the same everywhere. No secret hangs on it: who makes a twin of a row only misleads themselves.
 */
function hash(text: string, seed: number): number {
  let one = mix(fnvBasis ^ seed)
  let other = mix(one)
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    one = Math.imul(one ^ code, fnvPrime)
    other = Math.imul(other ^ code, fnvPrime)
    other ^= one >>> 15
  }
  return (mix(one) & 0x1fffff) * 2 ** 32 + (mix(other) >>> 0)
}

const fnvBasis = 0x811c9dc5
const fnvPrime = 0x01000193

function mix(sum: number): number {
  const folded = Math.imul(sum ^ (sum >>> 16), fnvPrime)
  return folded ^ (folded >>> 13)
}
