/** Somebody registered as a volunteer, changed the registration or withdrew it. */
export const volunteersChanged = 'volunteers.changed'
