/** Everything that can happen to a reading. `vitals.critical` and `vitals.attended` are also sent as notices. */
export const vitalEvents = [
  'vitals.added',
  'vitals.critical',
  'vitals.removed',
  'vitals.restored',
  'vitals.attended',
] as const
export type VitalEvent = (typeof vitalEvents)[number]

export const toldVitalEvents = ['vitals.critical', 'vitals.attended'] as const satisfies readonly VitalEvent[]
