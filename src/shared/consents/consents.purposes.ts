import type { Role } from '../kit/endpoint.ts'

/** What data is used for, each agreed to by itself: see docs/decisions/0061-notice-and-consent.md. */
export const purposes = ['care', 'calls', 'account'] as const
export type Purpose = (typeof purposes)[number]

/** Of the notice in the messages `privacy`. A change of its meaning gets a new number, and everybody is asked again. */
export const noticeVersion = 3

interface Asked {
  /** Without it there is no account. */
  needed: Purpose
  optional: readonly Purpose[]
}

const askedOfPatients: Asked = { needed: 'care', optional: ['calls'] }
const askedOfStaff: Asked = { needed: 'account', optional: [] }

export function askedOf(role: Role): Asked {
  return role === 'patient' ? askedOfPatients : askedOfStaff
}

/** The needed purpose first. */
export function purposesOf(role: Role): Purpose[] {
  const { needed, optional } = askedOf(role)
  return [needed, ...optional]
}

export function isNeededAgreed(role: Role, agreed: readonly Purpose[]): boolean {
  return agreed.includes(askedOf(role).needed)
}

/** Without those of another role, which a form may still hold after the role was changed. */
export function agreedOf(role: Role, agreed: readonly Purpose[]): Purpose[] {
  return purposesOf(role).filter((purpose) => agreed.includes(purpose))
}
