/** How many unseen notices the list returns at once and keeps offline; older ones come page by page. */
export const noticesListedTo = 50
