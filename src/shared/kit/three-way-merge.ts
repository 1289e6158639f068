import * as v from 'valibot'

/**
 * The values a person saw when they began an edit, as far as known; sent with the write as `from`. Older clients
 * leave it out.
 */
/* @__NO_SIDE_EFFECTS__ */ export function baseOf<E extends v.ObjectEntries>(entries: E) {
  return v.optional(v.partial(v.object(entries)))
}

/** The output of `baseOf`. */
export type Base<T> = { [Field in keyof T]?: T[Field] | undefined }

export interface MergeResult<T> {
  /** What to save if there are no conflicts. */
  merged: T
  /** Fields that two devices changed differently: only the person can decide. */
  asks: (keyof T & string)[]
}

/** Merges one device's edit with what another saved meanwhile. Values are compared by content. */
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
  // An edit without a base that leaves the field empty does not change it.
  if (base === undefined ? isEmpty(said) : isSame(said, base)) return 'saved'
  return isSame(base, saved) ? 'said' : 'asked'
}

export interface Answered {
  saved: Record<string, unknown>
  asks: readonly string[]
}

/**
 * The write with its conflicts resolved by its owner: for `remoteFields` the other device's values are kept. Its base
 * is now what the owner has seen, so that a third device's change is detected again.
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
