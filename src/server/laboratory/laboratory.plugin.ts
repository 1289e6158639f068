import type { Feature } from '../platform/context/plugin.ts'
import { operations, routes } from './laboratory.routes.ts'

/** The laboratory's own screen; what is ordered belongs to `labs`. */
export const laboratory: Feature = { name: 'laboratory', operations, routes }
