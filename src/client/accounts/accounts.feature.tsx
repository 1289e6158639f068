import type { ReadyScreenDoor } from '../platform/feature.ts'
import * as login from './screens/login.screen.tsx'
import * as register from './screens/register.screen.tsx'

/** Both screens stand in the entrance bundle itself: a chunk of their own would be one more wait on 2G. */
const screens: readonly ReadyScreenDoor[] = [
  { path: '/login', roles: 'guest', screen: login.Screen },
  { path: '/register', roles: 'guest', screen: register.Screen },
]

export const accounts = { name: 'accounts', screens }
