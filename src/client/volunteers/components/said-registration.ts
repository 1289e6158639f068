import type { Volunteer } from '../../../shared/volunteers/volunteers.schemas.ts'

/** What volunteers say of themselves. */
export type SaidRegistration = Omit<Volunteer, 'registeredAt'>

export function saidIn({ name, mobile, hasVehicle }: SaidRegistration): SaidRegistration {
  return { name, mobile, hasVehicle }
}

/** As the fields of the form hold it. */
export function typed({ name, mobile, hasVehicle }: SaidRegistration) {
  return { name, mobile, hasVehicle: hasVehicle ? 'yes' : 'no' }
}
