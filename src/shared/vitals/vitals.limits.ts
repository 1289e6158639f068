/** How many readings of each type the server returns, newest first; older ones come page by page. */
export const readingsListedOfType = 180
