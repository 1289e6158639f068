import type { Messages } from './language.ts'

/** See namespaces.ts: without parts of other bundles, and files that no screen requests by name. */
export const files = import.meta.glob<Partial<Messages>>(
  [
    './*.ts',
    '!./{lazy-namespaces,common,errors,shell,auth,accounts,app-shell,dates,emergency,frame}.ts',
    '!./{server-texts,alarm-texts,dose-texts,export-columns,export-file,message-texts,request-texts,service}.ts',
    '!./{notifications,audit,breakglass-desk,desk,desk-bench,doctor-desk,late-answers,request-desk,volunteer-desk}.ts',
  ],
  { base: '../../../shared/i18n/pa' },
)
