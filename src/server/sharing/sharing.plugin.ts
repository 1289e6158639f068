import { toldSharingEvents } from '../../shared/sharing/sharing.events.ts'
import type { Feature } from '../platform/context/plugin.ts'
import { operations, routes } from './sharing.routes.ts'

export const sharing: Feature = { name: 'sharing', operations, routes, notices: toldSharingEvents }
