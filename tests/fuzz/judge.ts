import * as v from 'valibot'
import { wireError } from '../../src/shared/kit/wire-error.ts'
import type { Endpoint } from '../../src/shared/kit/endpoint.ts'
import type { Validators } from '../setup/api.ts'
import type { FuzzRequest } from './requests.ts'

export interface Answered {
  status: number
  type: string
  text: string
}

/**
 * The problem with an answer, or null: it must be no failure, with a documented status and a body that matches the
 * schema.
 */
export function judge(
  request: FuzzRequest,
  answered: Answered,
  fits: Validators,
  operations: readonly Pick<Endpoint, 'name' | 'mayBeEmpty' | 'binary'>[],
): string | null {
  const { status, type, text } = answered
  const told = `${status} ${text.slice(0, 300)}`
  if (status >= 500) return `failed: ${told}`
  if (status === 304) return text === '' ? null : `304 with a body: ${told}`
  if (status === 200 && operations.find(({ name }) => name === request.operation)?.binary === 'answer')
    return null
  if (!type.startsWith('application/json')) return `no JSON but "${type}": ${told}`
  const body = parse(text)
  if (body === undefined) return `JSON that cannot be read: ${told}`
  // For a path or method outside the document, only the format of errors is specified.
  if (isElsewhere(request))
    return status < 400 || v.is(wireError, body) ? null : `no error as promised: ${told}`
  const isEmpty = text === '' || body === null
  if (isEmpty && status === 200) {
    const mayBeEmpty = operations.find(({ name }) => name === request.operation)?.mayBeEmpty
    return mayBeEmpty ? null : `empty: ${told}`
  }
  return misfit(fits, request.operation, answered, body)
}

function misfit(fits: Validators, operation: string, { status, text }: Answered, body: unknown) {
  try {
    const fit = fits(operation, status)
    return fit(body)
      ? null
      : `another shape than described: ${text.slice(0, 300)} ${JSON.stringify(fit.errors)}`
  } catch {
    return `a status that is not described: ${status} ${text.slice(0, 300)}`
  }
}

function isElsewhere({ id, tail }: FuzzRequest): boolean {
  return tail === '/%zz' || 'text' in id
}

function parse(text: string): unknown {
  try {
    return text === '' ? null : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}
