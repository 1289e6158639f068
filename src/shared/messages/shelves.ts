import * as enEntrance from './en/entrance.ts'
import * as enInside from './en/inside.ts'
import { service as enService } from './en/service.ts'
import * as hiEntrance from './hi/entrance.ts'
import * as hiInside from './hi/inside.ts'
import { service as hiService } from './hi/service.ts'
import * as paEntrance from './pa/entrance.ts'
import * as paInside from './pa/inside.ts'
import { service as paService } from './pa/service.ts'

/** All words of all languages at once: for the server and for tests. The browser loads one shelf at a time. */
export const en = { ...enEntrance, ...enInside, service: enService }
export const hi: typeof en = { ...hiEntrance, ...hiInside, service: hiService }
export const pa: typeof en = { ...paEntrance, ...paInside, service: paService }
