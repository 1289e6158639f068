import { bundleOf, listScreens } from './manifest-screens.ts'

/** What a first visit to a route loads besides the entry: lazily imported files, by source path. */
export interface Route {
  path: string
  /** The prerendered page that is served. */
  page: 'login' | 'register' | 'first-aid' | 'app'
  /** Brotli bytes of everything a cold visit downloads. */
  limit: number
  chunks: string[]
  /** Message namespaces and bundles, loaded in one language; prerendered pages carry their own. */
  messages: string[]
}

export const authLimit = 86_200
/** /first-aid with all its scripts, and the page by itself, which is read before them (decision 0070). */
export const firstAidRouteLimit = 101_000
export const firstAidPageLimit = 25_000
export const homeLimit = 130_000
export const routeLimit = 155_900
/** It names the queued writes of every feature. */
const waitingLimit = 157_200
export const mapLimit = 177_000
/** All messages that the screens of one role can load, in one language. */
export const languageLimit = 76_400
/** Doctors also have those of the prescription they write, and of the workbench. */
export const doctorLanguageLimit = 80_700
/** Loaded on a press by screens of doctors alone, so that no route names them. */
export const doctorsOnPress = ['legalholds', 'signed-paper']
/** The first-aid cards in one language: content that a phone must hold offline, counted by itself (decision 0068). */
export const firstAidLimit = 8_000

/** Loaded by every route after sign-in: queries, the event stream, the app shell. */
const signedIn = ['src/client/app/inside.tsx']

const doctorMessages = ['doctor-dashboard', 'appointments', 'appointments-notices', 'vitals-notices']

/** Routes that load more than their manifest says, or have their own limit. */
const namedRoutes: Route[] = [
  guestRoute('login', 'accounts/screens/login', authLimit),
  guestRoute('register', 'accounts/screens/register', authLimit),
  guestRoute('first-aid', 'emergency/screens/first-aid', firstAidRouteLimit),
  inside('/ (patient)', ['app/home/patient-home'], ['home'], homeLimit),
  inside('/ (doctor)', ['app/dashboards/doctor-dashboard'], doctorMessages, homeLimit),
  behindGate(inside('/doctor/alerts', ['alarms/screens/alarms'], ['alarms', 'alarm-task', 'ago'])),
  behindGate(inside('/doctor/alerts/:id', ['alarms/screens/alarm'], ['alarms', 'alarm-task', 'ago'])),
  behindBooking(
    inside('/appointments/book', ['appointments/screens/book'], ['appointments', 'booking', 'specialties']),
  ),
  underAlarms(inside('/vitals', ['vitals/screens/vitals'], ['vitals', 'vital-signs', 'ago'])),
  withMap(inside('/hospitals', ['facilities/screens/hospitals'], ['facilities'], mapLimit)),
  inside(
    '/waiting',
    ['app/waiting/waiting'],
    [
      'waiting',
      'ago',
      'vitals',
      'vital-signs',
      'reminders',
      'medicines',
      'reminder-form',
      'appointments',
      'patients',
      'doctors',
      'volunteers',
      'documents',
    ],
    waitingLimit,
  ),
  behindGate(
    inside('/doctor/patients', ['patients/screens/doctor-patients'], ['doctor-patients', 'patients']),
  ),
  behindGate(
    inside(
      '/doctor/patients/:id',
      ['app/records/doctor-patient'],
      [
        'doctor-patients',
        'patients',
        'appointments',
        'documents',
        'wrong-files',
        'wrong-file-form',
        'vital-signs',
        'alarm-task',
        'ago',
      ],
    ),
  ),
  behindGate(
    inside(
      '/doctor/encounters/:id',
      ['app/records/encounter'],
      ['encounters', 'visit-notes', 'red-flags', 'vital-signs'],
    ),
  ),
  ...['requests', 'follow-ups', 'teleconsultations', 'without-note'].map((list) =>
    behindGate(inside(`/doctor/${list}`, [`appointments/screens/${list}`], ['worklist', 'appointments'])),
  ),
]

/** All others, from their manifests: a new screen is measured without an entry here. */
const otherRoutes = listScreens()
  .filter(({ path }) => !namedRoutes.some(({ chunks }) => chunks.includes(path)))
  .map(({ path, route, roles, messages }, _, screens) => {
    const isAlone = screens.filter((one) => one.route === route).length === 1
    const screen = path.slice('src/client/'.length, -'.screen.tsx'.length)
    return inside(
      isAlone ? route : `${route} (${roles})`,
      [screen],
      messages.map((constant) => bundleOf(constant) ?? ''),
    )
  })

export const routes: Route[] = [...namedRoutes, ...otherRoutes]

/** Prerendered. */
function guestRoute(page: Exclude<Route['page'], 'app'>, screen: string, limit: number): Route {
  return { path: `/${page}`, page, limit, chunks: [`src/client/${screen}.screen.tsx`], messages: [] }
}

function inside(path: string, screens: string[], messages: string[], limit = routeLimit): Route {
  const chunks = [...signedIn, ...screens.map((screen) => `src/client/${screen}.screen.tsx`)]
  return { path, page: 'app', limit, chunks, messages: ['common', 'app-shell', ...messages] }
}

/** Loaded with the page: explains why an unapproved doctor sees no patients. */
function behindGate(route: Route): Route {
  return { ...route, chunks: [...route.chunks, 'src/client/app/routing/doctor-gate.tsx'] }
}

/** Loaded with the page: says who knows of the readings. */
function underAlarms(route: Route): Route {
  return { ...route, chunks: [...route.chunks, 'src/client/app/routing/alarm-gate.tsx'] }
}

/** Loaded with the page: what stands below the answer. */
function behindBooking(route: Route): Route {
  return { ...route, chunks: [...route.chunks, 'src/client/app/routing/book-gate.tsx'] }
}

/** Fetched by the screen once it is shown. */
function withMap(route: Route): Route {
  return { ...route, chunks: [...route.chunks, 'src/client/facilities/components/map/map-view.tsx'] }
}
