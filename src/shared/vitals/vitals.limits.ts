/** How many readings of each type the server answers, the newest; older ones come page by page. */
export const readingsListedOfType = 180
