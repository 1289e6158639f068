/** The nine commonest complaints, each with its drawing: the lines, and what they point at. */
export const complaints = [
  { name: 'fever', drawing: ['M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0M9 10h0m6 0h0m-6 6q3-3 6-1', 'm14 15 6 3'] },
  {
    name: 'cough',
    drawing: ['M3 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M7 9h0m5 0h0M9 14h2', 'M19 13h3m-4 3 3 2m-4 0 2 3'],
  },
  {
    name: 'child',
    drawing: ['M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M6 21q0-8 6-8t6 8z', 'M12 4q0-2 2-2m-3.5 7q1 1 2 0'],
  },
  {
    name: 'pregnancy',
    drawing: [
      'M8 4a2 2 0 1 0 4 0a2 2 0 1 0-4 0M9 21v-6q-3-8 1-8t3 4q4 2 3 5t-5 1v4',
      'M12.5 13.5a1 1 0 1 0 .1 0',
    ],
  },
  {
    name: 'heart',
    drawing: [
      'M12 20Q3 14 3 9a4.5 4.5 0 0 1 9-1.5A4.5 4.5 0 0 1 21 9q0 5-9 11z',
      'M6 11h3l1.5-3 2 6 1.5-3h3',
    ],
  },
  {
    name: 'bones',
    drawing: [
      'm8 14 6-6a2.5 2.5 0 1 1 4-2 2.5 2.5 0 1 1-2 4l-6 6a2.5 2.5 0 1 1-4 2 2.5 2.5 0 1 1 2-4z',
      'M11 9l4 4',
    ],
  },
  { name: 'stomach', drawing: ['M9 3v5q0 2-3 4-3 3-1 6 3 4 9 1 5-3 5-8 0-4-4-4-3 0-3 2V3', 'M8 16q3 2 6-1'] },
  { name: 'eyes', drawing: ['M2 12q5-7 10-7t10 7q-5 7-10 7T2 12z', 'M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0'] },
  {
    name: 'teeth',
    drawing: [
      'M12 6q-3-2-5-1-3 2-1.5 8 1 8 3 8 1.5 0 1.5-4 0-2 2-2t2 2q0 4 1.5 4 2 0 3-8Q20 7 17 5q-2-1-5 1z',
      'M8 8q1-1 2-.5',
    ],
  },
] as const

export type Complaint = (typeof complaints)[number]['name']

/** A picture says no more than where it hurts: with these, some need an ambulance and not an appointment. */
export const warned = ['child', 'pregnancy', 'heart'] as const

export function hasWarning(name: Complaint): name is (typeof warned)[number] {
  return warned.some((one) => one === name)
}

/** Adds a complaint to what is written, or takes it out; own words stay. */
export function toggleWords(written: string, words: string): string {
  const parts = partsOf(written)
  return (parts.includes(words) ? parts.filter((part) => part !== words) : [...parts, words]).join(', ')
}

export function isWritten(written: string, words: string): boolean {
  return partsOf(written).includes(words)
}

/** Whether a part of at least three letters is none of the `known` words, those of the pictures and specialties. */
export function hasOwnWords(written: string, known: readonly string[]): boolean {
  return partsOf(written).some((part) => part.length > 2 && !known.includes(part))
}

function partsOf(written: string): string[] {
  return written
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}
