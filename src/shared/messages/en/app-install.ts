/** The app as the phone lists it, and the offer to put it there. */
export const appInstall = {
  description: 'Appointments, health records and emergency help, also without a network.',
  title: 'Keep Nabz on this phone',
  lead: 'It then opens from your home screen, also without a network.',
  accept: 'Install',
  decline: 'Not now',
}
