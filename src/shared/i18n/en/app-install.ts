/** The app as the phone lists it, and the offer to put it there. */
export const appInstall = {
  description: 'Appointments, health records and emergency help, even without network.',
  title: 'Keep Nabz on this phone',
  lead: 'Open it from your home screen, even without network.',
  accept: 'Install',
  decline: 'Not now',
}
