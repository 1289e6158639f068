import type { Language, MessageBundle, Messages } from './language.ts'

const files = import.meta.glob<Partial<Messages>>(
  [
    './{en,hi,pa}/*.ts',
    // Parts of other bundles (common, auth, app-shell, desk-bundle), and files that no screen requests by name.
    '!./*/{lazy-namespaces,common,errors,shell,auth,accounts,app-shell,dates,emergency,frame}.ts',
    '!./*/{server-texts,alarm-texts,dose-texts,export-file,request-texts,service}.ts',
    '!./*/{notifications,audit,desk,doctor-desk,request-desk,volunteer-desk}.ts',
  ],
  { base: '../../../shared/i18n' },
)
const bundles = new Map<string, MessageBundle>()

/**
 * A namespace's messages by its file name (`home`), for the manifest of a screen that uses it. Each language is a
 * separate chunk, fetched by `loadMessages`.
 */
export function messageBundle(name: string): MessageBundle {
  const known = bundles.get(name)
  if (known) return known
  const load = (language: Language) => async () => {
    const file = files[`./${language}/${name}.ts`]
    if (!file) throw new Error(`there is no namespace ${name}`)
    return file()
  }
  const bundle: MessageBundle = { en: load('en'), hi: load('hi'), pa: load('pa') }
  bundles.set(name, bundle)
  return bundle
}
