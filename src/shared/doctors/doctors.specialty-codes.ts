/** Codes follow the usual department names; display names are the messages `specialties.{code}`. */
export const specialties = [
  'generalPhysician',
  'cardiology',
  'pediatrics',
  'gynecology',
  'orthopedics',
  'dermatology',
  'ent',
  'ophthalmology',
  'dentistry',
  'psychiatry',
  'surgery',
] as const
export type Specialty = (typeof specialties)[number]
