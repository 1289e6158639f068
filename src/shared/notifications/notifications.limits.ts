/** How many unseen notices the list answers at once, and keeps offline; older ones come page by page. */
export const noticesListedTo = 50
