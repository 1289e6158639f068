import * as enAuth from './en/auth.ts'
import * as enCommon from './en/common.ts'
import * as enInside from './en/app-shell.ts'
import * as enLazy from './en/lazy-namespaces.ts'
import * as enServer from './en/server-texts.ts'
import * as hiAuth from './hi/auth.ts'
import * as hiCommon from './hi/common.ts'
import * as hiInside from './hi/app-shell.ts'
import * as hiLazy from './hi/lazy-namespaces.ts'
import * as hiServer from './hi/server-texts.ts'
import * as paAuth from './pa/auth.ts'
import * as paCommon from './pa/common.ts'
import * as paInside from './pa/app-shell.ts'
import * as paLazy from './pa/lazy-namespaces.ts'
import * as paServer from './pa/server-texts.ts'

/** All messages in all languages at once: for the server and for tests. The browser loads what it shows. */
export const en = {
  ...enCommon,
  ...enAuth,
  ...enInside,
  ...enLazy,
  ...enServer,
}
export const hi: typeof en = {
  ...hiCommon,
  ...hiAuth,
  ...hiInside,
  ...hiLazy,
  ...hiServer,
}
export const pa: typeof en = {
  ...paCommon,
  ...paAuth,
  ...paInside,
  ...paLazy,
  ...paServer,
}
