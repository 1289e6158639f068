import type { Approval } from './doctors.approval.ts'
import { nameWithoutTitle } from './doctors.names.ts'

/** What a coordinator compares with the medical register. */
export interface CheckedFacts {
  name: string
  specialization: string
  registrationNumber: string
}

/** A doctor's approval before the profile is saved. */
export interface ApprovalBefore {
  approval: Approval
  facts: CheckedFacts
  /** A coordinator has decided about this doctor at some time. */
  wasJudged: boolean
}

/**
 * The approval after saving the profile. Where coordinators check registrations, changing a checked fact requires
 * another check. Only a coordinator ends a suspension; a setting never approves a doctor about whom a coordinator
 * decided, nor one without a registration number.
 */
export function approvalAfterSaving(
  before: ApprovalBefore | null,
  said: CheckedFacts,
  policy: 'automatic' | 'coordinator',
): Approval {
  if (before?.approval === 'suspended') return 'suspended'
  const isSameNumber = before?.facts.registrationNumber === said.registrationNumber
  if (before?.approval === 'refused') return isSameNumber ? 'refused' : 'awaiting'
  if (said.registrationNumber === '') return 'awaiting'
  if (policy === 'automatic')
    return before?.approval === 'awaiting' && before.wasJudged ? 'awaiting' : 'approved'
  return before && changedFacts(before.facts, said).length === 0 ? before.approval : 'awaiting'
}

/** The facts that differ from the checked ones, ignoring a title before the name, case and spaces. */
export function changedFacts(checked: CheckedFacts, said: CheckedFacts): (keyof CheckedFacts)[] {
  const fields = ['name', 'specialization', 'registrationNumber'] as const
  return fields.filter((field) => fold(field, checked) !== fold(field, said))
}

function fold(field: keyof CheckedFacts, facts: CheckedFacts): string {
  const text = field === 'name' ? nameWithoutTitle(facts.name) : facts[field]
  return text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()
}
