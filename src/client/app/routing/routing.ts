import type { Role } from '../../../shared/kit/endpoint.ts'
import type { Audience, ScreenManifest } from '../../platform/manifest/manifest.ts'

/** The result of routing a path for a role. */
export type Destination =
  | { kind: 'screen'; screen: ScreenManifest; params: Record<string, string> }
  | { kind: 'redirect'; to: '/' | '/login' }
  | { kind: 'notFound' }

/**
 * The route table of the specification: signed-in users are redirected from the sign-in pages, guests to them, and
 * pages of another role to home. `role` is null for guests.
 */
export function findDestination(
  path: string,
  role: Role | null,
  screens: readonly ScreenManifest[],
): Destination {
  const fitting = screens.flatMap((screen) => {
    const params = matchPath(screen.path, path)
    return params ? [{ screen, params }] : []
  })
  if (fitting.length === 0) return { kind: 'notFound' }
  const open = fitting.find(({ screen }) => mayEnter(screen.roles, role))
  if (open) return { kind: 'screen', ...open }
  return { kind: 'redirect', to: role === null ? '/login' : '/' }
}

export function mayEnter(audience: Audience, role: Role | null): boolean {
  if (audience === 'anyone') return true
  if (role === null) return audience === 'guest'
  return audience === 'signedIn' || (audience !== 'guest' && audience.includes(role))
}

/** The navigation entry of a path: its own, the nearest parent, or the one its screen names; home is no parent. */
export function findPlace(
  path: string,
  places: readonly string[],
  screens: readonly ScreenManifest[],
): string | null {
  const above = places.filter((place) => place === path || (place !== '/' && path.startsWith(`${place}/`)))
  const nearest = above.toSorted((a, b) => b.length - a.length)[0]
  return nearest ?? screens.find((screen) => screen.path === path)?.under ?? null
}

/** Matches `/appointments/:id` with `/appointments/7` → `{ id: '7' }`; null without a match. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const asked = partsOf(path)
  const parts = partsOf(pattern)
  if (asked.length !== parts.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const given = asked[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = given
    else if (part !== given) return null
  }
  return params
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '')
}
