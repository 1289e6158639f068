/** The offer to put the app on the phone. How the phone lists it: `public/manifest-en.webmanifest`. */
export const appInstall = {
  title: 'Keep Nabz on this phone',
  lead: 'Open it from your home screen, even without network.',
  accept: 'Install',
  decline: 'Not now',
}
