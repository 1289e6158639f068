import type { Feature } from '../platform/context/plugin.ts'
import { operations, routes } from './devices.routes.ts'

export const devices: Feature = { name: 'devices', operations, routes }
