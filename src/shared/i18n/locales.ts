import * as enAuth from './en/auth.ts'
import * as enCommon from './en/common.ts'
import * as enInside from './en/app-shell.ts'
import * as enLazy from './en/lazy-namespaces.ts'
import { exportFile as enExportFile } from './en/export-file.ts'
import { service as enService } from './en/service.ts'
import * as hiAuth from './hi/auth.ts'
import * as hiCommon from './hi/common.ts'
import * as hiInside from './hi/app-shell.ts'
import * as hiLazy from './hi/lazy-namespaces.ts'
import { exportFile as hiExportFile } from './hi/export-file.ts'
import { service as hiService } from './hi/service.ts'
import * as paAuth from './pa/auth.ts'
import * as paCommon from './pa/common.ts'
import * as paInside from './pa/app-shell.ts'
import * as paLazy from './pa/lazy-namespaces.ts'
import { exportFile as paExportFile } from './pa/export-file.ts'
import { service as paService } from './pa/service.ts'

/** All messages in all languages at once: for the server and for tests. The browser loads what it shows. */
export const en = {
  ...enCommon,
  ...enAuth,
  ...enInside,
  ...enLazy,
  service: enService,
  exportFile: enExportFile,
}
export const hi: typeof en = {
  ...hiCommon,
  ...hiAuth,
  ...hiInside,
  ...hiLazy,
  service: hiService,
  exportFile: hiExportFile,
}
export const pa: typeof en = {
  ...paCommon,
  ...paAuth,
  ...paInside,
  ...paLazy,
  service: paService,
  exportFile: paExportFile,
}
