import * as v from 'valibot'

/**
 * The base of a three-way merge: the values that the person saw when the edit began, as far as they were known. It
 * goes with the write as `from`. Absent in the calls of clients that do not send it.
 */
/* @__NO_SIDE_EFFECTS__ */ export function baseOf<E extends v.ObjectEntries>(entries: E) {
  return v.optional(v.partial(v.object(entries)))
}

/** What `baseOf` reads. */
export type Base<T> = { [Field in keyof T]?: T[Field] | undefined }

export interface MergeResult<T> {
  /** To be saved, if nothing is to be asked. */
  merged: T
  /** Fields that two devices changed in two ways: only the person can say which one counts. */
  asks: (keyof T & string)[]
}

/** What one device said, laid over what another one saved meanwhile. Values are compared by what they hold. */
export function mergeThreeWay<T extends object>(said: T, base: Base<T>, saved: T): MergeResult<T> {
  const merged = { ...said }
  const asks: (keyof T & string)[] = []
  for (const field of Object.keys(said) as (keyof T & string)[]) {
    const whose = winnerOf(said[field], base[field], saved[field])
    if (whose === 'saved') merged[field] = saved[field]
    if (whose === 'asked') asks.push(field)
  }
  return { merged, asks }
}

function winnerOf(said: unknown, base: unknown, saved: unknown): 'said' | 'saved' | 'asked' {
  if (isSame(said, saved)) return 'said'
  // Who knew nothing of it and left it empty has said nothing about it.
  if (base === undefined ? isEmpty(said) : isSame(said, base)) return 'saved'
  return isSame(base, saved) ? 'said' : 'asked'
}

interface Answered {
  saved: Record<string, unknown>
  asks: readonly string[]
}

/**
 * The write once more, after its owner said of each asked field whose version counts: `remoteFields` are those of the
 * other device. It now begins with what it has seen, so that a third device is noticed again.
 */
export function resolveConflicts<B extends { from?: object | undefined }>(
  said: B,
  { saved, asks }: Answered,
  remoteFields: readonly string[],
): B {
  const take = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, saved[field]]))
  return { ...said, ...take(remoteFields), from: { ...said.from, ...take(asks) } }
}

/** The fields that are no longer as somebody saw them: before a thing is taken away, they are to be shown. */
export function changedSince<T extends object>(base: Base<T>, saved: T): (keyof T & string)[] {
  return (Object.keys(saved) as (keyof T & string)[]).filter((field) => !isSame(base[field], saved[field]))
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === null
}
