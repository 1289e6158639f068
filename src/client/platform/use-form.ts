import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import { roomOf, type Contract } from '../../shared/kit/contract.ts'
import { checkForm } from './check-form.ts'
import { useFormState, type FormTask } from './form-state.ts'

export type { FieldProps } from './form-state.ts'

type FormOf<S extends GenericSchema> = { room: string; schema: S }
type SchemaOf<F> =
  F extends FormOf<infer S> ? S : F extends { body: infer B extends GenericSchema } ? B : never
/** Every field as typed: digits, dates and choices are text until the schema has read them. */
type ValuesOf<F> = Record<keyof InferInput<SchemaOf<F>> & string, string>

export type FormOptions<F> = Omit<FormTask<ValuesOf<F>, InferOutput<SchemaOf<F>>>, 'room' | 'check'>

/** A form for the body of a contract, or for a schema of its own: see form-state.ts. */
export function useForm<F extends Contract | FormOf<GenericSchema>>(form: F, options: FormOptions<F>) {
  const schema = ('room' in form ? form.schema : form.body) as SchemaOf<F>
  return useFormState<ValuesOf<F>, InferOutput<SchemaOf<F>>>({
    ...options,
    room: 'room' in form ? form.room : roomOf(form),
    check: (values) => checkForm(schema, values),
  })
}
