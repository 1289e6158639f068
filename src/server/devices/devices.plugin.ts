import type { Feature } from '../platform/context/plugin.ts'
import { exportDevices } from './devices.export.ts'
import { operations, routes } from './devices.routes.ts'

export const devices: Feature = { name: 'devices', operations, routes, exportData: exportDevices }
