/** What one kind of first visit loads besides the entry: lazily imported files, named by their source. */
export interface Route {
  path: string
  /** Which prerendered page answers the address. */
  page: 'login' | 'register' | 'app'
  /** Bytes of brotli for everything a cold visit downloads. */
  limit: number
  chunks: string[]
  /** Message shelves, loaded in one language; /login and /register carry their words in the page. */
  shelves: ('entrance' | 'inside')[]
}

export const entranceLimit = 75_000
/** The aim is 100,000: docs/decisions/0009 says what stands in the way. */
export const homeLimit = 108_000
export const routeLimit = 120_000
/** One language, all its shelves. */
export const languageLimit = 25_000

/** Loaded after sign-in by every route: reads, the stream, the signed-in shell. */
const signedIn = ['src/client/app/inside.tsx']

export const routes: Route[] = [
  entrance('login'),
  entrance('register'),
  inside('/ (patient)', homeLimit, 'src/client/app/screens/patient-home.screen.tsx'),
  inside('/ (doctor)', homeLimit, 'src/client/app/screens/doctor-dashboard.screen.tsx'),
  inside('/patient', routeLimit, 'src/client/app/screens/patient-dashboard.screen.tsx'),
  inside('/patient/appointments', routeLimit, 'src/client/appointments/screens/my-appointments.screen.tsx'),
  inside('/appointments/book', routeLimit, 'src/client/appointments/screens/book.screen.tsx'),
  inside('/profile (patient)', routeLimit, 'src/client/patients/screens/patient-profile.screen.tsx'),
  inside('/profile (doctor)', routeLimit, 'src/client/doctors/screens/doctor-profile.screen.tsx'),
  inside('/emergency', routeLimit),
]

/** Lazily loaded, but by no first visit to a route: on a press, or for a browser that lacks something. */
export const laterChunks: string[] = [
  // The checks and calls of the entrance's forms: fetched when a field is touched, ready before it is filled in.
  'src/client/accounts/parts/calls.ts',
  'src/client/appointments/parts/cancel-dialog.tsx',
  'src/client/appointments/parts/reject-dialog.tsx',
]

function entrance(page: 'login' | 'register'): Route {
  return { path: `/${page}`, page, limit: entranceLimit, chunks: [], shelves: [] }
}

function inside(path: string, limit: number, ...screens: string[]): Route {
  return { path, page: 'app', limit, chunks: [...signedIn, ...screens], shelves: ['entrance', 'inside'] }
}
