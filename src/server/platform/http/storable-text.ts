import type { FastifyRequest } from 'fastify'
import { appError, validationError } from './errors/app-error.ts'

/** Deeper than any form; code that walks a body of this depth recursively does not overflow the stack. */
const deepest = 64

/** PostgreSQL cannot store NUL, and UTF-8 cannot encode an unpaired surrogate. */
const unstorable = /[\0\p{Cs}]/u

/**
 * Refuses text that no column can store, naming its field, and bodies nested too deep. Runs before anything else
 * reads them.
 */
export function refuseUnstorable(feature: string, { params, query, body }: FastifyRequest): void {
  if (Object.keys(findUnstorable(params)).length > 0) throw appError('notFound')
  const fields = { ...findUnstorable(query), ...findUnstorable(body) }
  if (Object.keys(fields).length > 0) throw validationError(feature, fields)
}

/** An error code for every field, named by its path (`known.endpoint`), whose text cannot be stored. */
function findUnstorable(value: unknown): Record<string, string> {
  const found: Record<string, string> = {}
  const look = (part: unknown, path: readonly string[]): void => {
    if (path.length > deepest) throw appError('badJson')
    if (typeof part === 'string' && unstorable.test(part)) found[nameOf(path)] = 'charactersInvalid'
    if (typeof part !== 'object' || part === null || part instanceof Uint8Array) return
    for (const [name, inner] of Object.entries(part)) {
      if (unstorable.test(name)) found[nameOf(path)] = 'charactersInvalid'
      else look(inner, [...path, name])
    }
  }
  look(value, [])
  return found
}

function nameOf(path: readonly string[]): string {
  return path.join('.') || 'body'
}
