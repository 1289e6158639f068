import { safeParse, type GenericSchema, type InferOutput } from 'valibot'
import { fieldCodes } from '../../../shared/kit/schemas.ts'
import type { Checked } from './form-state.ts'

/** Validates form values with the schema that the server uses, so with the same result. */
export function checkForm<S extends GenericSchema>(schema: S, values: unknown): Checked<InferOutput<S>> {
  const read = safeParse(schema, values)
  return read.success ? { output: read.output } : { fields: fieldCodes(read.issues) }
}
