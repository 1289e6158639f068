/** What one kind of first visit loads besides the entry: lazily imported files, named by their source. */
export interface Route {
  path: string
  /** Which prerendered page answers the address. */
  page: 'login' | 'register' | 'app'
  /** Bytes of brotli for everything a cold visit downloads. */
  limit: number
  chunks: string[]
  /** Message shelves, loaded in one language. */
  shelves: ('entrance' | 'inside')[]
}

export const entranceLimit = 75_000
export const homeLimit = 100_000
export const routeLimit = 120_000
/** One language, all its shelves. */
export const languageLimit = 25_000

/** Loaded after sign-in by every route: reads, the outbox, the signed-in shell. */
const signedIn: string[] = []

export const routes: Route[] = [
  entrance('login', 'src/client/accounts/screens/login.screen.tsx'),
  entrance('register', 'src/client/accounts/screens/register.screen.tsx'),
  inside('/ (patient)', homeLimit, 'src/client/app/screens/patient-home.screen.tsx'),
  inside('/ (doctor)', homeLimit, 'src/client/app/screens/doctor-home.screen.tsx'),
  inside('/appointments', routeLimit, 'src/client/appointments/screens/my-appointments.screen.tsx'),
  inside('/appointments/book', routeLimit, 'src/client/appointments/screens/book.screen.tsx'),
  inside('/schedule', routeLimit, 'src/client/appointments/screens/doctor-schedule.screen.tsx'),
  inside('/profile (patient)', routeLimit, 'src/client/patients/screens/profile.screen.tsx'),
  inside('/profile (doctor)', routeLimit, 'src/client/doctors/screens/profile.screen.tsx'),
]

/** Lazily loaded, but by no first visit to a route: on a press, or for a browser that lacks something. */
export const laterChunks: string[] = []

function entrance(page: 'login' | 'register', screen: string): Route {
  return { path: `/${page}`, page, limit: entranceLimit, chunks: [screen], shelves: ['entrance'] }
}

function inside(path: string, limit: number, screen: string): Route {
  return { path, page: 'app', limit, chunks: [...signedIn, screen], shelves: ['entrance', 'inside'] }
}
