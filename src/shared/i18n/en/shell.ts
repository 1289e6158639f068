export const shell = {
  brand: 'Nabz',
  splash: 'Loading your healthcare dashboard',
  loading: 'Loading…',
  close: 'Close',
  privacy: 'Your data and your rights',
  fiduciary: 'Responsible for your data: {name}',
  grievance: 'Complaints: {name}',
  language: {
    label: 'Language',
    failed: 'The language could not be changed. Please check the network and try again.',
  },
  crash: {
    title: 'Something went wrong.',
    unknown: 'An unexpected error occurred rendering this page.',
    details: 'Technical details',
    reload: 'Reload Page',
  },
  state: {
    failed: 'This could not be loaded.',
    retry: 'Try again',
  },
  quickHelp: {
    title: 'Emergency? Call now, no account needed',
    ambulance: 'Ambulance',
    anyEmergency: 'Any emergency',
    motherAndChild: 'Mother and baby',
    firstAid: 'First aid, with pictures',
  },
  /** A form asked one step a screen. */
  steps: { next: 'Next', back: 'Back', progress: '{at} of {of}', change: 'Change' },
}
