/** How many readings of each type the server answers, the newest; whoever sees so many is told that there are older ones. */
export const readingsListedOfType = 180
