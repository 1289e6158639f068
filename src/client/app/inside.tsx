import { Fragment, type ReactNode } from 'react'
import { SosButton } from '../emergency/emergency.manifest.tsx'
import { restorePersisted, startQueries } from '../platform/query/query-client.ts'
import { Redirect, usePath } from '../platform/browser/navigation.tsx'
import { followDensity } from '../platform/browser/density.ts'
import { familyMark } from '../platform/storage/profile-mark.ts'
import { useSharedAreas } from '../platform/people/use-people.ts'
import { dateWriter } from '../platform/i18n/dates.ts'
import { addDates } from '../platform/i18n/i18n.tsx'
import { useChanges } from '../platform/realtime/realtime.ts'
import { actsForOthers, useActingFor } from '../platform/session/acting-for.ts'
import { useSession, type SignedIn, currentSession } from '../platform/session/session-store.ts'
import { screens } from './features.ts'
import { loadOnce, useLoaded } from '../platform/browser/use-loaded.ts'
import { ErrorState } from '../ui/loading.tsx'
import { addIcons } from '../ui/icons/icon.tsx'
import { insidePaths } from '../ui/icons/icon-paths-app.ts'
import { FamilyQuestionPlace } from './profiles/family-question-place.tsx'
import { GuestFrame } from './shell/guest-frame.tsx'
import { Slot } from './shell/slot.tsx'
import { NotFound } from './shell/not-found.tsx'
import { NotShared } from './people/not-shared.tsx'
import { loadPersonSwitch } from './people/person-switch-place.tsx'
import { PatientGate } from './routing/patient-gate.tsx'
import { findDestination } from './routing/routing.ts'
import { loaderOf } from './routing/screen-loaders.tsx'
import { ScreenHost } from './screen-host.tsx'
import { Shell } from './shell.tsx'

// Calls, not side-effect imports: a bundler may drop those.
addIcons(insidePaths)
addDates(dateWriter)
startQueries()
followDensity()

/** Longer than a slow phone needs to load a cached screen. */
const deviceMs = 1_000

/**
 * Loads the current screen and restores its cached answers before the first render, so that cached content renders once
 * and complete. Network loads are not waited for.
 */
export async function loadCurrentScreen(): Promise<void> {
  const role = currentSession()?.person.role ?? null
  const destination = findDestination(location.pathname, role, screens)
  if (destination.kind !== 'screen') return
  const { screen } = destination
  await Promise.race([
    Promise.all([
      restorePersisted(),
      'load' in screen && loadOnce(loaderOf(screen)),
      actsForOthers() && loadOnce(loadPersonSwitch),
    ]),
    new Promise((resolve) => setTimeout(resolve, deviceMs)),
  ])
}

/** The signed-in app, and the paths that the sign-in pages do not handle. */
export function Inside() {
  const person = useSession()?.person
  const path = usePath()
  if (person) {
    const app = <SignedInApp key={person.id} person={person} path={path} />
    return familyMark() ? <Family path={path}>{app}</Family> : app
  }
  const destination = findDestination(path, null, screens)
  if (destination.kind === 'redirect') return <Redirect to={destination.to} />
  return (
    <GuestFrame path={path}>
      {destination.kind === 'screen' ? (
        <>
          {/* Beside the ordinary sign-in. */}
          <Family path={path} />
          <ScreenHost {...destination} />
        </>
      ) : (
        <NotFound />
      )}
    </GuestFrame>
  )
}

interface FamilyProps {
  path: string
  children?: ReactNode
}

/** On a shared phone: the profile list or the PIN prompt. Works offline too. */
function Family(props: FamilyProps) {
  const { value, error, retry } = useLoaded(loadFamily)
  if (value) return <value.ProfilesEntry {...props} />
  return error !== undefined && props.children !== undefined && <ErrorState onRetry={retry} />
}
const loadFamily = () => import('./profiles/profiles-entry.tsx')

function SignedInApp({ person, path }: { person: SignedIn; path: string }) {
  useChanges()
  const patientId = useActingFor()
  return (
    <Shell person={person} path={path} sos={<SosButton />}>
      {/* Nothing that a screen holds of one patient stays for another. */}
      <Fragment key={patientId}>
        <PatientGate person={person} path={path}>
          <FamilyQuestionPlace person={person} path={path}>
            <CurrentScreen person={person} path={path} />
          </FamilyQuestionPlace>
        </PatientGate>
      </Fragment>
      <Slot at="end" path={path} />
    </Shell>
  )
}

function CurrentScreen({ person, path }: { person: SignedIn; path: string }) {
  const sharedAreas = useSharedAreas()
  const destination = findDestination(path, person.role, screens)
  if (destination.kind === 'redirect') return <Redirect to={destination.to} />
  if (destination.kind === 'notFound') return <NotFound />
  const { screen, params } = destination
  if (screen.area && !sharedAreas.includes(screen.area)) return <NotShared />
  return <ScreenHost screen={screen} params={params} />
}
