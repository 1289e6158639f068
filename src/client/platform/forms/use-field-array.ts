import { useState } from 'react'
import type { PathOf, ValueAt } from './nested-values.ts'

interface FormOf<Values> {
  values: Values
  get: <Path extends PathOf<Values>>(path: Path) => ValueAt<Values, Path>
  set: <Path extends PathOf<Values>>(path: Path, value: ValueAt<Values, Path>) => void
}
type ItemAt<Values, Path> = ValueAt<Values, Path> extends readonly (infer Item)[] ? Item : never

/** A list in a form. Adding or removing an item clears the errors of its fields. */
export function useFieldArray<Values, Path extends PathOf<Values>>(form: FormOf<Values>, path: Path) {
  const items = form.get(path) as ItemAt<Values, Path>[]
  const [known, setKnown] = useState(() => items.map((_, n) => n))
  const next = Math.max(-1, ...known) + 1
  const keys = items.map((_, n) => known[n] ?? next + n)

  function set(all: ItemAt<Values, Path>[]): void {
    form.set(path, all as ValueAt<Values, Path>)
  }

  return {
    /** `key` stays with an item when another is removed; `path.name` is a field in it. */
    items: keys.map((key, n) => ({ key, path: `${path}.${n}` as const })),
    set,
    add: (item: ItemAt<Values, Path>) => set([...items, item]),
    remove(index: number): void {
      setKnown(keys.filter((_, n) => n !== index))
      set(items.filter((_, n) => n !== index))
    },
  }
}
