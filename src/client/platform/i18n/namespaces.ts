import type { Language, MessageBundle, Messages } from './language.ts'

const files = import.meta.glob<Partial<Messages>>(
  [
    './{en,hi,pa}/*.ts',
    // Parts of a bundle (common, auth, app-shell, desk-bundle), and what no screen asks for by its name.
    '!./*/{lazy-namespaces,service,common,errors,shell,auth,accounts,app-shell,dates,emergency,frame}.ts',
    '!./*/{notifications,audit,desk,doctor-desk,request-desk,volunteer-desk}.ts',
  ],
  { base: '../../../shared/i18n' },
)
const bundles = new Map<string, MessageBundle>()

/**
 * The messages of one namespace by the name of its file, `home`, for the manifest of a screen that reads from it.
 * Each language is a chunk of its own, fetched when `loadMessages` asks for it.
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
