import { safeParse, type GenericSchema, type InferOutput } from 'valibot'
import { fieldCodes } from '../../../shared/kit/schemas.ts'
import type { Checked } from './form-state.ts'

/** The schema's word on what was typed: the same schema, and so the same word, as the server's. */
export function checkForm<S extends GenericSchema>(schema: S, values: unknown): Checked<InferOutput<S>> {
  const read = safeParse(schema, values)
  return read.success ? { output: read.output } : { fields: fieldCodes(read.issues) }
}
