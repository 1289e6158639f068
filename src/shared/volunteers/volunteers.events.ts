/** Somebody registered as a volunteer, changed their registration or withdrew it. */
export const volunteersChanged = 'volunteers.changed'
