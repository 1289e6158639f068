/** A doctor on leave has named a stand-in, who is told. */
export const standInNamed = 'availability.standIn'
/** The leave has ended before its last day: its stand-in is told. */
export const standInEnded = 'availability.standInEnded'

export const availabilityNotices = [standInNamed, standInEnded] as const
