import type { ComponentType, ReactNode } from 'react'
import type { Role } from '../../../shared/kit/endpoint.ts'
import type { TextKey } from '../i18n/i18n.tsx'
import type { MessageBundle } from '../i18n/language.ts'

/** Who may see a screen: only people who are not signed in, everybody who is, or some roles. */
export type Audience = 'guest' | 'signedIn' | readonly Role[]

interface Place {
  /** `/appointments/:id`. */
  path: string
  roles: Audience
  /** The place of the navigation it belongs to, where its path does not say so: `/vitals` is part of `/patient`. */
  under?: string
}

/** A chunk of its own: a screen costs nothing until somebody goes there. */
export interface LazyScreenManifest extends Place {
  load: () => Promise<{ Screen: ComponentType }>
  /** Stands around the screen and may say why it is not shown; fetched along with it. */
  gate?: () => Promise<{ Gate: ComponentType<{ children: ReactNode }> }>
  /** Its messages, fetched along with it; the bundle `app-shell` is there already. */
  messages?: readonly MessageBundle[]
  /** Fetched in idle time once the app is shown, so that it is there when the network is not. */
  ahead?: true
}

/** Part of the bundle that names it. */
export interface EagerScreenManifest extends Place {
  screen: ComponentType
}

export type ScreenManifest = LazyScreenManifest | EagerScreenManifest

export interface NavigationEntry {
  path: string
  label: TextKey
  /** In the bottom bar, where the label is too long for a fifth of a phone. */
  shortLabel?: TextKey
  /** A name of ui/icons/icon-paths.ts. The type stays open here, because platform does not know ui. */
  icon: string
  roles: Audience
  /** Ascending, across all features. */
  order: number
}

/** All that the rest of the app knows of a feature. */
export interface FeatureManifest {
  name: string
  screens: readonly ScreenManifest[]
  navigation?: readonly NavigationEntry[]
}
