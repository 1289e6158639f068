import type { EmergencyNumbers } from '../../../shared/town/town.schemas.ts'

export type NumberName = keyof EmergencyNumbers
export type SosName = (typeof sosNames)[number]

export interface Dial<Name extends NumberName = NumberName> {
  name: Name
  /** For `tel:`. */
  number: string
  /** Formatted for reading. */
  shown: string
  isVerified: boolean
}

/** The three numbers of the SOS dialog: 108 first, because it is the ambulance. */
export const sosNames = ['ambulance', 'anyEmergency', 'motherAndChild'] as const
export const otherNames = ['police', 'fire', 'civilHospital'] as const

export function dialOf<Name extends NumberName>(numbers: EmergencyNumbers, name: Name): Dial<Name> {
  const known: EmergencyNumbers[NumberName] = numbers[name]
  if (typeof known === 'string') return { name, number: known, shown: known, isVerified: true }
  return { name, number: known.number, shown: known.shown, isVerified: known.verified }
}
