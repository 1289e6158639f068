import { bundleOf, listScreens } from './manifest-screens.ts'

/** What one kind of first visit loads besides the entry: lazily imported files, named by their source. */
export interface Route {
  path: string
  /** Which prerendered page answers the address. */
  page: 'login' | 'register' | 'app'
  /** Bytes of brotli for everything a cold visit downloads. */
  limit: number
  chunks: string[]
  /** Message namespaces and bundles, loaded in one language; /login and /register carry their messages in the page. */
  messages: string[]
}

export const authLimit = 80_000
export const homeLimit = 116_000
export const routeLimit = 132_000
export const mapLimit = 175_000
/** One language, all the messages that the screens of one role can ask for. */
export const languageLimit = 32_000

/** Loaded after sign-in by every route: reads, the stream, the signed-in shell. */
const signedIn = ['src/client/app/inside.tsx']

const doctorMessages = ['doctor-dashboard', 'appointments']

/** Routes that load more than the manifest says, or have a limit of their own. */
const namedRoutes: Route[] = [
  authRoute('login'),
  authRoute('register'),
  inside('/ (patient)', ['app/home/patient-home'], ['home'], homeLimit),
  inside('/ (doctor)', ['app/dashboards/doctor-dashboard'], doctorMessages, homeLimit),
  behindGate(inside('/doctor/alerts', ['vitals/screens/critical'], ['vital-signs', 'ago'])),
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
      'appointments',
      'patients',
      'doctors',
      'volunteers',
    ],
  ),
  behindGate(
    inside('/doctor/patients', ['patients/screens/doctor-patients'], ['doctor-patients', 'patients']),
  ),
  behindGate(
    inside(
      '/doctor/patients/:id',
      ['app/records/doctor-patient'],
      ['doctor-patients', 'patients', 'appointments', 'vital-signs', 'ago'],
    ),
  ),
  ...['requests', 'follow-ups', 'teleconsultations', 'without-note'].map((list) =>
    behindGate(inside(`/doctor/${list}`, [`appointments/screens/${list}`], ['worklist', 'appointments'])),
  ),
]

/** All others, as their manifests name them: a new screen is measured without an entry here. */
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

/** Lazily loaded, but by no first visit to a route: on a press, or for a browser that lacks something. */
export const laterChunks: string[] = [
  // In idle time, when a screen is shown: brings what must be there without a network.
  'src/client/app/fetch-ahead.ts',
  // After it: the phone of somebody who had it ring before their sign-in ended.
  'src/client/app/offline/ring-again.ts',
  // In idle time, or with the first write: what waits for a network, and what sends it.
  'src/client/platform/outbox/outbox.ts',
  'src/client/app/waiting/waiting-line.tsx',
  // For a write that meets what another phone has changed.
  'src/client/app/waiting/waiting-overlap.tsx',
  // What was read, and how it is put aside: in idle time at first, and from then on where it already lies.
  'src/client/platform/query/persisted-answers.ts',
  // Where there is no network; fetched ahead.
  'src/client/app/shell/age-text.tsx',
  // On phones that several people share, and the question whether this is one.
  'src/client/platform/profiles/profiles.ts',
  'src/client/platform/keyring/keyrings.ts',
  'src/client/app/profiles/profiles-entry.tsx',
  'src/client/app/profiles/family-line.tsx',
  'src/client/app/profiles/family-question.tsx',
  // On the day of a new version.
  'src/client/app/install/new-version-offer.tsx',
  // For the few who may put the app on their phone and have not said yes or no.
  'src/client/app/install/install-offer.tsx',
  // For doctors with more than twenty appointments on other days.
  'src/client/appointments/components/schedule/long-schedule.tsx',
  // For patients whose list of appointments the server cuts.
  'src/client/appointments/components/lists/more-appointments.tsx',
  // For people with more readings of a type than the record answers at once.
  'src/client/vitals/components/older-readings.tsx',
  // For people with more unseen notices than the list answers at once.
  'src/client/notifications/components/more-notices.tsx',
  // For a phone on which something was kept for later: how much is not sent yet.
  'src/client/accounts/components/unsent-notice.tsx',
  // A doctor's cancellation that is not sent yet.
  'src/client/platform/outbox/queued-mark.tsx',
  // The checks and calls of the sign-in pages' forms: fetched when a field is touched, ready before it is filled in.
  'src/client/accounts/components/calls.ts',
  'src/client/app/home/provider-question.tsx',
  'src/client/app/records/share-sheet.tsx',
  'src/client/appointments/components/cancel-dialog.tsx',
  'src/client/appointments/components/reject-dialog.tsx',
  'src/client/doctors/components/decision-dialog.tsx',
  // The dashboard's, when somebody wants to change the profile.
  'src/client/patients/components/patient-profile-form.tsx',
  // A tab of the desk.
  'src/client/facilities/components/facility-desk.tsx',
  // For the few doctors with whom not all is well.
  'src/client/doctors/components/approval-notice.tsx',
]

function authRoute(page: 'login' | 'register'): Route {
  const chunks = [`src/client/accounts/screens/${page}.screen.tsx`]
  return { path: `/${page}`, page, limit: authLimit, chunks, messages: [] }
}

function inside(path: string, screens: string[], messages: string[], limit = routeLimit): Route {
  const chunks = [...signedIn, ...screens.map((screen) => `src/client/${screen}.screen.tsx`)]
  return { path, page: 'app', limit, chunks, messages: ['common', 'app-shell', ...messages] }
}

/** With the page: why a doctor who may not treat sees nobody. */
function behindGate(route: Route): Route {
  return { ...route, chunks: [...route.chunks, 'src/client/app/routing/doctor-gate.tsx'] }
}

/** Fetched by the screen as soon as it stands. */
function withMap(route: Route): Route {
  return { ...route, chunks: [...route.chunks, 'src/client/facilities/components/map/map-view.tsx'] }
}
