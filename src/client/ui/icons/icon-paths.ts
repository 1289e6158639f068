/**
 * Paths on a 24 × 24 ground, from Lucide (https://lucide.dev), ISC licence, Copyright (c) Lucide Icons and
 * Contributors; circles and rectangles are written as paths. These are the icons of the sign-in
 * pages; the others are in icon-paths-app.ts and icon-paths-features.ts.
 */
export const signInPaths = {
  'heart-pulse':
    'M2 9.5a5.5 5.5 0 0 1 9.6-3.68.56.56 0 0 0 .8 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.5 5.31a2 2 0 0 1-3 .02L5 15c-1.5-1.5-3-3.2-3-5.5M3.22 13H9.5l.5-1 2 4.5 2-7 1.5 3.5h5.27',
  user: 'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M8 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
  siren:
    'M7 18v-6a5 5 0 1 1 10 0v6M5 21a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-1a2 2 0 0 0-2-2H7a2 2 0 0 0-2 2zm16-9h1m-3.5-7.5L18 5M2 12h1m9-10v1M4.93 4.93l.7.7M12 12v6',
  languages: 'm5 8 6 6m-7 0 6-6 2-3M2 5h12M7 2h1m14 20-5-10-5 10m2-4h6',
  check: 'M20 6 9 17l-5-5',
  'chevron-down': 'm6 9 6 6 6-6',
  stethoscope:
    'M11 2v2M5 2v2m0-1H4a2 2 0 0 0-2 2v4a6 6 0 0 0 12 0V5a2 2 0 0 0-2-2h-1M8 15a6 6 0 0 0 12 0v-3m-2-2a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  eye: 'M2.06 12.35a1 1 0 0 1 0-.7 10.75 10.75 0 0 1 19.88 0 1 1 0 0 1 0 .7 10.75 10.75 0 0 1-19.88 0M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  'eye-off':
    'M10.73 5.08a10.74 10.74 0 0 1 11.2 6.57 1 1 0 0 1 0 .7 11 11 0 0 1-1.44 2.49m-6.4-.68a3 3 0 0 1-4.25-4.24m7.64 7.58a10.75 10.75 0 0 1-15.42-5.15 1 1 0 0 1 0-.7 10.8 10.8 0 0 1 4.45-5.14M2 2l20 20',
  'circle-alert': 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0m10-4v4m0 4z',
  'circle-check': 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0m14-3-5.5 5.5L8 12',
  info: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0m10 4v-4m0-4z',
  'refresh-cw':
    'M3 12a9 9 0 0 1 9-9 9.8 9.8 0 0 1 6.74 2.74L21 8m0-5v5h-5m5 4a9 9 0 0 1-9 9 9.8 9.8 0 0 1-6.74-2.74L3 16m5 0H3v5',
} as const
