import type { EmergencyNumbers } from '../../../shared/town/town.contract.ts'

export type NumberName = keyof EmergencyNumbers

export interface Dial {
  name: NumberName
  /** For `tel:`. */
  number: string
  /** As people write it. */
  shown: string
  isVerified: boolean
}

/** The three the SOS question offers: 108 first, because a person in danger needs that ambulance. */
export const sosNames = ['ambulance', 'anyEmergency', 'motherAndChild'] as const
export const otherNames = ['police', 'fire', 'civilHospital'] as const

export function dialOf(numbers: EmergencyNumbers, name: NumberName): Dial {
  const known = numbers[name]
  if (typeof known === 'string') return { name, number: known, shown: known, isVerified: true }
  return { name, number: known.number, shown: known.shown, isVerified: known.verified }
}
