import type { Feature } from '../platform/context/plugin.ts'
import { contracts, routes } from './volunteers.routes.ts'
import { topicsOf } from './volunteers.service.ts'

export const volunteers: Feature = { name: 'volunteers', contracts, routes, topics: topicsOf }
