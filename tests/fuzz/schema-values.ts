import fc from 'fast-check'
import { hostileText, hostileValue } from './hostile-values.ts'
import { usualValues } from './usual-values.ts'

export type Json = Record<string, unknown>

/** Values for a JSON schema: mostly realistic, sometimes only formally valid, sometimes wrong. */
export function valuesOf(schema: Json, name = ''): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 14, arbitrary: fittingValues(schema, name) },
    { weight: 1, arbitrary: hostileValue },
  )
}

function fittingValues(schema: Json, name: string): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]))
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
  if (choices) return fc.oneof(...choices.map((choice) => fittingValues(choice, name)))
  switch (schema.type) {
    case 'object':
      return objectsOf(schema)
    case 'array':
      return fc.array(valuesOf((schema.items ?? {}) as Json, name), {
        minLength: Number(schema.minItems ?? 0),
        maxLength: Math.min(Number(schema.maxItems ?? 4), 8),
      })
    case 'integer':
    case 'number':
      return numbersOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return textsOf(schema, name)
    default:
      return fc.oneof(textsOf({}, name), hostileValue)
  }
}

function objectsOf(schema: Json): fc.Arbitrary<unknown> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>)
  const required = (schema.required ?? []) as string[]
  const known = fc.record(
    Object.fromEntries(properties.map(([name, part]) => [name, valuesOf(part, name)])),
    // Properties with a default count as optional; include them mostly, as a form does.
    { requiredKeys: required },
  )
  const whole = fc.record(
    Object.fromEntries(properties.map(([name, part]) => [name, fittingValues(part, name)])),
  )
  const withMore = fc
    .tuple(whole, fc.dictionary(hostileText, hostileValue, { maxKeys: 2 }))
    .map(([one, more]) => ({ ...more, ...one }))
  return fc.oneof(
    { weight: 6, arbitrary: whole },
    { weight: 4, arbitrary: known },
    { weight: 1, arbitrary: withMore },
  )
}

function numbersOf({ type, minimum, maximum }: Json): fc.Arbitrary<number> {
  const range = { min: Number(minimum ?? -1000), max: Number(maximum ?? 1000) }
  return type === 'integer' ? fc.integer(range) : fc.double({ ...range, noNaN: true })
}

function textsOf(schema: Json, name: string): fc.Arbitrary<unknown> {
  const usual = usualValues[name]
  const formal =
    schema.format === 'uuid'
      ? fc.uuid()
      : fc.string({ unit: 'grapheme', maxLength: Number(schema.maxLength ?? 60) })
  return usual ? fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: formal }) : formal
}
