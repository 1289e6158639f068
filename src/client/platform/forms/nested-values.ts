/** Form values are nested like the schema's input; a path names a value, as in the server's codes: `times.1`. */

type Leaf = string | number | boolean | null | undefined | File

/** Every path in the values: `name`, `times`, `times.1`, `address.village`. */
export type PathOf<V> = V extends Leaf
  ? never
  : V extends readonly (infer Item)[]
    ? `${number}` | `${number}.${PathOf<Item>}`
    : { [Name in keyof V & string]: Name | `${Name}.${PathOf<V[Name]>}` }[keyof V & string]

export type ValueAt<V, Path> = Path extends `${infer Name}.${infer Rest}`
  ? ValueAt<ChildOf<V, Name>, Rest>
  : ChildOf<V, Path>
type ChildOf<V, Name> = V extends readonly (infer Item)[] ? Item : Name extends keyof V ? V[Name] : never

/** The paths of strings, which can be bound to an input. */
export type TextPathOf<V> = {
  [Path in PathOf<V>]: ValueAt<V, Path> extends string ? Path : never
}[PathOf<V>]

type Nested = Record<string, unknown>

export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce((nested, name) => (nested as Nested | undefined)?.[name], values)
}

export function withValue<V>(values: V, path: string, value: unknown): V {
  const [name = '', ...rest] = path.split('.')
  const next = (Array.isArray(values) ? [...(values as unknown[])] : { ...values }) as Nested
  next[name] = rest.length > 0 ? withValue(next[name], rest.join('.'), value) : value
  return next as V
}

/** Maps every string in the values. */
export function mapTexts<V>(values: V, read: (path: string, text: string) => string, path = ''): V {
  if (typeof values === 'string') return read(path, values) as V
  if (!isNested(values)) return values
  const entries = Object.entries(values).map(([name, value]): [string, unknown] => [
    name,
    mapTexts(value, read, path ? `${path}.${name}` : name),
  ])
  return (Array.isArray(values) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as V
}

/** The parts of a draft that match the form's shape: an earlier version may have had other fields. */
export function fitting<V>(initial: V, kept: unknown): V
export function fitting(initial: unknown, kept: unknown): unknown {
  if (isList(initial)) return isList(kept) ? kept.map((item) => fitting(initial[0] ?? item, item)) : initial
  if (isNested(initial)) {
    if (!isNested(kept)) return initial
    return Object.fromEntries(
      Object.entries(initial).map(([name, value]) => [name, fitting(value, kept[name])]),
    )
  }
  return initial !== null && typeof kept === typeof initial ? kept : initial
}

function isNested(value: unknown): value is Nested {
  return typeof value === 'object' && value !== null && !(value instanceof File)
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value)
}
