/** What can happen to the list: everybody who has it open reads it anew. */
export type FacilityEvent = 'facilities.changed'
