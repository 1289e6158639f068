import type { ComponentType, ReactNode } from 'react'
import type { Area } from '../../../shared/kit/areas.ts'
import type { Role } from '../../../shared/kit/endpoint.ts'
import type { TextKey } from '../i18n/i18n.tsx'
import type { MessageBundle } from '../i18n/language.ts'

/** Who may see a screen: only guests, every signed-in user, both, or some roles. */
export type Audience = 'guest' | 'signedIn' | 'anyone' | readonly Role[]

interface Place {
  /** `/appointments/:id`. */
  path: string
  roles: Audience
  /** The navigation entry it belongs to, when its path does not tell: `/vitals` is part of `/patient`. */
  under?: string
  /** Not for helpers with whom this area of the open record is not shared. */
  area?: Area
}

/** A lazily loaded screen: a chunk of its own. */
export interface LazyScreenManifest extends Place {
  load: () => Promise<{ Screen: ComponentType }>
  /** Wraps the screen and may show something else instead; fetched along with it. */
  gate?: () => Promise<{ Gate: ComponentType<{ children: ReactNode }> }>
  /** Its messages, fetched along with it; the bundle `app-shell` is always loaded. */
  messages?: readonly MessageBundle[]
  /** Prefetched in idle time, so that it works offline. */
  ahead?: true
}

/** A screen in the bundle that imports it. */
export interface EagerScreenManifest extends Place {
  screen: ComponentType
}

export type ScreenManifest = LazyScreenManifest | EagerScreenManifest

export interface NavigationEntry {
  path: string
  label: TextKey
  /** For the bottom bar, where the label is too long. */
  shortLabel?: TextKey
  /** A name of ui/icons/icon-paths.ts. The type stays open here, because platform does not know ui. */
  icon: string
  roles: Audience
  /** Ascending, across all features. */
  order: number
}

/** A feature's interface to the rest of the app. */
export interface FeatureManifest {
  name: string
  screens: readonly ScreenManifest[]
  navigation?: readonly NavigationEntry[]
}
