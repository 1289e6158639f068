/** One a screen on phones, each at an address: `/appointments/book#when`. */
export const bookingSteps = ['what', 'when', 'how'] as const
export type BookingStep = (typeof bookingSteps)[number]

const fields = {
  what: ['specialization'],
  when: ['date', 'time'],
  how: ['type', 'pregnancy'],
} as const satisfies Record<BookingStep, readonly string[]>

export function fieldsOf(step: BookingStep): readonly string[] {
  return fields[step]
}

/** The first step with one of these fields. */
export function stepOf(paths: readonly string[]): BookingStep {
  return bookingSteps.find((step) => fieldsOf(step).some((field) => paths.includes(field))) ?? 'how'
}
