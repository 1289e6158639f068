import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import { checkForm } from './check-form.ts'
import { useFormState, type FormTask } from './form-state.ts'

export type { FieldProps } from './form-state.ts'

interface Form<S extends GenericSchema> {
  /** The feature whose messages hold the error texts. */
  feature: string
  /** The schema of the endpoint's body, from `x.schemas.ts`. */
  schema: S
}
/** Form values as typed: numbers, dates and choices are strings until the schema parses them. */
type TypedAs<T> = [Extract<T, string>] extends [never]
  ? T extends readonly (infer Item)[]
    ? TypedAs<NonNullable<Item>>[]
    : T extends File
      ? File | null
      : T extends object
        ? { [Field in keyof T]-?: TypedAs<NonNullable<T[Field]>> }
        : T
  : string
type ValuesOf<S extends GenericSchema> = {
  [Field in keyof InferInput<S>]-?: TypedAs<NonNullable<InferInput<S>[Field]>>
}

export type FormOptions<S extends GenericSchema> = Omit<
  FormTask<ValuesOf<S>, InferOutput<S>>,
  'feature' | 'check'
>

/** A form validated by a schema: see form-state.ts. */
export function useForm<S extends GenericSchema>({ feature, schema }: Form<S>, options: FormOptions<S>) {
  return useFormState<ValuesOf<S>, InferOutput<S>>({
    ...options,
    feature,
    check: (values) => checkForm(schema, values),
  })
}
