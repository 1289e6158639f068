import type { Plugin } from 'vite'
import { webManifest } from './src/client/app/install/web-manifest.ts'
import { en, hi, pa } from './src/shared/i18n/locales.ts'

const bundles = { en, hi, pa }

/** Writes `manifest-en.webmanifest` and its like from the books of words. */
export function webManifests(): Plugin {
  return {
    name: 'nabz:web-manifests',
    apply: 'build',
    generateBundle() {
      for (const language of ['en', 'hi', 'pa'] as const) {
        const source = JSON.stringify(webManifest(language, (key) => wordsOf(bundles[language], key)))
        this.emitFile({ type: 'asset', fileName: `manifest-${language}.webmanifest`, source })
      }
    },
  }
}

function wordsOf(bundle: object, key: string): string {
  const words = key
    .split('.')
    .reduce<unknown>((place, part) => (place as Record<string, unknown>)[part], bundle)
  if (typeof words !== 'string') throw new Error(`there are no words for ${key}`)
  return words
}
