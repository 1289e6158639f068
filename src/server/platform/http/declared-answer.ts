import * as v from 'valibot'
import type { Operation } from '../operations/operation.ts'

/**
 * The parts of an answer that its schema declares; what a presenter spread along with them is left out.
 * Throws where a declared part does not fit, naming the place and never the value, which may be a person's.
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
