/** The three numbers of the SOS dialog: 108 first, because it is the ambulance. */
export const sosNames = ['ambulance', 'anyEmergency', 'motherAndChild'] as const
export type SosName = (typeof sosNames)[number]
export const otherNames = ['police', 'fire', 'civilHospital'] as const
export const helplineNames = ['mentalHealth', 'poison', 'women', 'child', 'healthAdvice', 'highway'] as const
