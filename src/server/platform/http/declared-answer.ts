import * as v from 'valibot'
import type { Operation } from '../operations/operation.ts'

/**
 * The fields of an answer that its schema declares; extra ones that a presenter spread in are dropped. Throws where a
 * declared field does not fit, naming its path but not its value, which may be personal data.
 */
export function pickDeclared(
  { name, schemas, mayBeEmpty }: Pick<Operation, 'name' | 'schemas' | 'mayBeEmpty'>,
  given: unknown,
): unknown {
  if (mayBeEmpty && (given === null || given === undefined)) return null
  const parsed = v.safeParse(schemas.answer, given)
  if (parsed.success) return parsed.output
  const places = parsed.issues.map((issue) => v.getDotPath(issue) ?? 'the whole')
  throw new Error(`The answer of ${name} does not fit its schema at ${[...new Set(places)].join(', ')}.`)
}
