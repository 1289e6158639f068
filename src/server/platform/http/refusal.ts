import { commonRefusals, type CommonRefusal, type RefusalDetails } from '../../../shared/kit/wire-error.ts'
import type { Contract, RefusalOf } from '../../../shared/kit/contract.ts'

/** A "no" with a code. The code's owner is a contract or the common list; http/errors.ts makes an answer of it. */
export class Refusal extends Error {
  readonly code: string
  readonly status: number
  readonly room: string | null
  readonly fields: Record<string, string> | undefined
  readonly details: RefusalDetails | undefined

  constructor(
    what: { code: string; status: number; room: string | null },
    extras: { fields?: Record<string, string>; details?: RefusalDetails } = {},
  ) {
    super(what.code)
    this.code = what.code
    this.status = what.status
    this.room = what.room
    this.fields = extras.fields
    this.details = extras.details
  }
}

/** A refusal every endpoint may give. */
export function refuse(
  code: CommonRefusal,
  extras?: { fields?: Record<string, string>; details?: RefusalDetails },
): Refusal {
  return new Refusal({ code, status: commonRefusals[code], room: null }, extras)
}

/** A refusal this contract declares. */
export function refuseBy<C extends Contract>(
  contract: C,
  code: RefusalOf<C>,
  extras?: { fields?: Record<string, string>; details?: RefusalDetails },
): Refusal {
  const room = contract.name.slice(0, contract.name.indexOf('.'))
  return new Refusal({ code, status: contract.refusals[code] ?? 409, room }, extras)
}

/** Some fields do not fit: 400 with a code each. */
export function refuseFields(
  room: string,
  fields: Record<string, string>,
  details?: RefusalDetails,
): Refusal {
  return new Refusal({ code: 'invalid', status: 400, room }, { fields, ...(details && { details }) })
}
