import type { Feature } from '../platform/context/plugin.ts'
import { holdRetention } from './legalholds.retention.ts'
import { operations, routes } from './legalholds.routes.ts'

/** Visits whose record the law wants kept for longer. Nothing of it is exported: decision 0145. */
export const legalholds: Feature = { name: 'legalholds', operations, routes, retention: holdRetention }
