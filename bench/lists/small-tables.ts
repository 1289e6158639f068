/** Tables that grow with the town's staff, places and settings, not with its people: reading all of one is cheap. */
export const smallTables: ReadonlySet<string> = new Set([
  'doctor_leave',
  'doctor_sessions',
  'doctors',
  'facilities',
  'memberships',
  'second_factors',
  'server_keys',
  'slot_holds',
  'villages',
])
