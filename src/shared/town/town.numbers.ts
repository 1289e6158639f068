import type { EmergencyNumbers, Town } from './town.schemas.ts'

export type NumberName = keyof EmergencyNumbers

export interface Dial<Name extends NumberName = NumberName> {
  name: Name
  /** For `tel:`. */
  number: string
  /** Formatted for reading. */
  shown: string
  /** A number of one office that nobody of the town has rung yet: screens say so beside it. */
  isDoubtful: boolean
}

/** Up to five digits: allotted for the whole country, so a doubt beside it would only cost time. */
const shortCode = /^\d{3,5}$/

/** An emergency number of the town as screens show it. */
export function dialOf<Name extends NumberName>(numbers: EmergencyNumbers, name: Name): Dial<Name> {
  return { name, ...shownOf(numbers[name]) }
}

/** The number of the desk, where people ask about appointments. */
export function dialOfDesk({ desk }: Pick<Town, 'desk'>): Omit<Dial, 'name'> {
  return shownOf(desk)
}

function shownOf({ number, shown = number, confirmedOn }: Town['desk']): Omit<Dial, 'name'> {
  return { number, shown, isDoubtful: confirmedOn === null && !shortCode.test(number) }
}
