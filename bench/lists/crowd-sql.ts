/** Statements in order: each needs the tables of those before. */
export type Steps = readonly string[]

/** When everything happens, as SQL: set by fillCrowd. */
export const now = `current_setting('crowd.now')::timestamptz`
/** How many patients, as SQL: set by fillCrowd. */
export const people = `current_setting('crowd.people')::int`

/** How many patients one doctor treats. */
export const ofOneDoctor = 500

/** An order in which people have nothing to do with each other: in a real town those of one doctor are not neighbours. */
export const mixed = 'order by hashint4(n)'
