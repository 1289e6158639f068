import type { Approval } from './doctors.approval.ts'
import { nameWithoutTitle } from './doctors.names.ts'

/** What a coordinator holds against the medical register. */
export interface CheckedFacts {
  name: string
  specialization: string
  registrationNumber: string
}

/** What is known of a doctor's approval before the profile is saved. */
export interface ApprovalBefore {
  approval: Approval
  facts: CheckedFacts
  /** A coordinator has decided about this doctor, at any time. */
  wasJudged: boolean
}

/**
 * What saving the profile does to a doctor's approval. Where a coordinator checks registrations, whatever was
 * checked must be checked anew when it changes. A suspension only a coordinator ends; nobody about whom a
 * coordinator decided becomes approved by a setting, and nobody without a registration number at all.
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

/** The facts that are no longer as they were checked. A title before the name, case and spaces do not count. */
export function changedFacts(checked: CheckedFacts, said: CheckedFacts): (keyof CheckedFacts)[] {
  const fields = ['name', 'specialization', 'registrationNumber'] as const
  return fields.filter((field) => fold(field, checked) !== fold(field, said))
}

function fold(field: keyof CheckedFacts, facts: CheckedFacts): string {
  const text = field === 'name' ? nameWithoutTitle(facts.name) : facts[field]
  return text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()
}
