import * as enEntrance from './en/entrance.ts'
import * as enInside from './en/inside.ts'
import * as hiEntrance from './hi/entrance.ts'
import * as hiInside from './hi/inside.ts'
import * as paEntrance from './pa/entrance.ts'
import * as paInside from './pa/inside.ts'

/** All words of all languages at once: for the server and for tests. The browser loads one shelf at a time. */
export const en = { ...enEntrance, ...enInside }
export const hi: typeof en = { ...hiEntrance, ...hiInside }
export const pa: typeof en = { ...paEntrance, ...paInside }
