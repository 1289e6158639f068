import { textOf } from '../http/errors/sentences.ts'

/** A fact of a notice that has a name in three languages, because whoever reads it chooses the language. */
export function namedFact(fact: string, key: string): Record<string, string> {
  return {
    [fact]: textOf('en', key),
    [`${fact}_hi`]: textOf('hi', key),
    [`${fact}_pa`]: textOf('pa', key),
  }
}
