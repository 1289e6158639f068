import * as enEntrance from './en/entrance.ts'
import * as enEverywhere from './en/everywhere.ts'
import * as enInside from './en/inside.ts'
import * as enRooms from './en/rooms.ts'
import { service as enService } from './en/service.ts'
import * as hiEntrance from './hi/entrance.ts'
import * as hiEverywhere from './hi/everywhere.ts'
import * as hiInside from './hi/inside.ts'
import * as hiRooms from './hi/rooms.ts'
import { service as hiService } from './hi/service.ts'
import * as paEntrance from './pa/entrance.ts'
import * as paEverywhere from './pa/everywhere.ts'
import * as paInside from './pa/inside.ts'
import * as paRooms from './pa/rooms.ts'
import { service as paService } from './pa/service.ts'

/** All words of all languages at once: for the server and for tests. The browser loads what it shows. */
export const en = {
  ...enEverywhere,
  ...enEntrance,
  ...enInside,
  ...enRooms,
  service: enService,
}
export const hi: typeof en = {
  ...hiEverywhere,
  ...hiEntrance,
  ...hiInside,
  ...hiRooms,
  service: hiService,
}
export const pa: typeof en = {
  ...paEverywhere,
  ...paEntrance,
  ...paInside,
  ...paRooms,
  service: paService,
}
