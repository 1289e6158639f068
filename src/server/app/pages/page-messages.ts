import type { PageMessages } from './page-files.ts'

/** What every screen behind the sign-in says. */
const always = ['common', 'app-shell']

/**
 * The messages of a screen, in the page: packed with its text they are a quarter smaller than as nine files, and cost
 * no requests. src/client/platform/i18n/language.ts takes them.
 */
export function messagesElement(all: PageMessages, language: string, names: readonly string[]): string {
  const files = [...always, ...names].map((name) => [name, all[language]?.[name]] as const)
  const json = JSON.stringify(Object.fromEntries(files)).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="nabz-messages" lang="${language}">${json}</script>`
}
