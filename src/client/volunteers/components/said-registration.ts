import type { Volunteer } from '../../../shared/volunteers/volunteers.schemas.ts'

/** The fields a volunteer fills in. */
export type SaidRegistration = Omit<Volunteer, 'registeredAt'>

export function saidIn({ name, mobile, hasVehicle }: SaidRegistration): SaidRegistration {
  return { name, mobile, hasVehicle }
}

/** The form values. */
export function typed({ name, mobile, hasVehicle }: SaidRegistration) {
  return { name, mobile, hasVehicle: hasVehicle ? 'yes' : 'no' }
}
