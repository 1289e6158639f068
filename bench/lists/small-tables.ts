/** Tables that grow with the town's doctors, places and settings, not with its people: reading all of one is cheap. */
export const smallTables: ReadonlySet<string> = new Set(['doctors', 'facilities', 'villages', 'server_keys'])
