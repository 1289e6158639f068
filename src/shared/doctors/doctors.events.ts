/** A doctor's approval changed, by a coordinator or because a new registration number was saved. */
export const doctorDecided = 'doctors.decided'
/** A doctor saved a profile. */
export const doctorSaved = 'doctors.saved'
