import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Language } from '../setup/browser.ts'

/** A newcomer is a patient with a profile and nothing else: every list is empty. */
export const everybody = ['nobody', 'newcomer', 'patient', 'doctor', 'coordinator'] as const
export type Who = (typeof everybody)[number]
export const screens = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } }
export type Screen = keyof typeof screens

export interface Options {
  who: Who[]
  languages: Language[]
  screens: Screen[]
  /** Empty: all that the person may open. */
  routes: string[]
  colours: ('light' | 'dark')[]
  /** Text at twice the size. */
  isLarge: boolean
  /** The output folder. */
  into: string
}

const usage =
  'npm run pictures [-- --who patient] [--language pa] [--screen phone] [--route /vitals] [--dark] [--large] [--into pictures]. ' +
  'Who, language, screen and route may be said several times.'

/** Throws a sentence if an argument is unknown. */
export function readOptions(args: string[]): Options {
  const several = { type: 'string', multiple: true } as const
  const { values } = parseArgs({
    args,
    options: {
      who: several,
      language: several,
      screen: several,
      route: several,
      dark: { type: 'boolean', default: false },
      large: { type: 'boolean', default: false },
      into: { type: 'string', default: 'pictures' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) throw new Error(usage)
  return {
    who: choose('who', values.who, everybody),
    languages: choose('language', values.language, ['en', 'hi', 'pa'] as const),
    screens: choose('screen', values.screen, ['phone', 'desk'] as const),
    routes: values.route ?? [],
    colours: values.dark ? ['dark'] : ['light'],
    isLarge: values.large,
    into: path.resolve(values.into),
  }
}

function choose<T extends string>(name: string, said: string[] | undefined, all: readonly T[]): T[] {
  const unknown = said?.find((one) => !all.some((known) => known === one))
  if (unknown !== undefined) throw new Error(`--${name} is one of ${all.join(', ')}. Usage: ${usage}`)
  return said ? all.filter((known) => said.includes(known)) : [...all]
}
