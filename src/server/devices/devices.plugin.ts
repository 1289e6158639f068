import type { Feature } from '../platform/context/plugin.ts'
import { contracts, routes } from './devices.routes.ts'

export const devices: Feature = { name: 'devices', contracts, routes }
