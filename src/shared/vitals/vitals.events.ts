/**
 * Everything that can happen to a reading. A red one is `vitals.critical`, an amber one `vitals.urgent`, both only if
 * recent enough to act on: they raise an alarm. The notices of `vitals.critical` and `vitals.attended` are of versions
 * before alarms.
 */
export const vitalEvents = [
  'vitals.added',
  'vitals.critical',
  'vitals.urgent',
  'vitals.removed',
  'vitals.restored',
  'vitals.attended',
] as const
export type VitalEvent = (typeof vitalEvents)[number]

export const toldVitalEvents = ['vitals.critical', 'vitals.attended'] as const satisfies readonly VitalEvent[]
