import { foldText, soundOf } from '../../kit/text/sounds.ts'
import { distanceInKm, type Point } from '../facilities.distance.ts'

type Village = Point & { name: string }

/** The town itself, by its name in each language. */
export interface TownPlace {
  centre: Point
  names: readonly string[]
}

/** `name`: as the person wrote it, in their script. Without a point it is not known where it lies. */
export interface VillageOf {
  name: string
  point?: Point
}

const listOf = (words: string) => new Set(words.split(' ').map(foldText))

/** A name before one of these is that of a street. */
const streets = listOf(
  'road rd gate street st lane gali galli mohalla mohala colony nagar enclave bazar bazaar chowk ward basti house kothi niwas nivas bhawan villa flat floor ' +
    'रोड सड़क गेट गली मोहल्ला मुहल्ला कॉलोनी कालोनी नगर बाज़ार चौक वार्ड बस्ती मकान कोठी निवास भवन ' +
    'ਰੋਡ ਸੜਕ ਗੇਟ ਗਲੀ ਮੁਹੱਲਾ ਕਲੋਨੀ ਕਾਲੋਨੀ ਨਗਰ ਬਾਜ਼ਾਰ ਬਜ਼ਾਰ ਚੌਕ ਵਾਰਡ ਬਸਤੀ ਮਕਾਨ ਕੋਠੀ ਨਿਵਾਸ ਭਵਨ',
)

/** A name after one of these says where the village belongs, or what is near. */
const wider = listOf(
  'tehsil teh tahsil district distt dist zila po via near opp opposite behind thana block ' +
    'तहसील ज़िला डाकखाना पास थाना ब्लॉक ਤਹਿਸੀਲ ਜ਼ਿਲ੍ਹਾ ਡਾਕਖਾਨਾ ਨੇੜੇ ਕੋਲ ਥਾਣਾ ਬਲਾਕ',
)

/** What people write before the name of their village. */
const village = listOf('village vill vpo pind pindd gaon गांव गाँव ग्राम ਪਿੰਡ')

/** Consonants that a name in another script must share: with fewer too many names sound alike. */
const leastSounds = 3
const mostWords = 4
/** Two sources say the same village a little apart. */
const sameWithinKm = 3

/** The villages by their name, and by how it sounds. Made once for many addresses. */
export function indexVillages(villages: readonly Village[]) {
  return { byName: groupBy(villages, foldText), bySound: groupBy(villages, soundOf) }
}

function groupBy(villages: readonly Village[], keyOf: (name: string) => string): Map<string, Village[]> {
  const groups = new Map<string, Village[]>()
  for (const one of villages) {
    const key = keyOf(one.name)
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return groups
}

type Index = ReturnType<typeof indexVillages>

/**
 * The bare village in what somebody wrote as their address, without house, street or number: the first that the town's
 * list of villages has, or the town itself. An address that is only a name is that of a place nobody has listed.
 */
export function villageOf(address: string, index: Index, town: TownPlace): VillageOf | undefined {
  const words = splitWords(address)
  return listedIn(words, index) ?? townIn(words, town) ?? bareName(words, town)
}

interface Word {
  said: string
  folded: string
}

function splitWords(address: string): Word[] {
  return (address.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).flatMap((said) => {
    const folded = foldText(said)
    return folded === '' ? [] : [{ said, folded }]
  })
}

function listedIn(words: readonly Word[], index: Index): VillageOf | undefined {
  for (const [at] of words.entries())
    for (let length = Math.min(mostWords, words.length - at); length > 0; length--) {
      if (!isOwn(words, at, length)) continue
      const named = words.slice(at, at + length)
      const found = lookUp(named, index)
      if (found.length > 0) return placeOf(textOf(named), found)
    }
  return undefined
}

function lookUp(named: readonly Word[], { byName, bySound }: Index): Village[] {
  const folded = named.map((word) => word.folded).join(' ')
  const exact = byName.get(folded)
  if (exact) return exact
  // The list has Latin names only: another script is compared by sound, Latin never.
  if (/[a-z0-9]/.test(folded) || named.some((word) => village.has(word.folded))) return []
  const sound = soundOf(folded)
  return sound.length < leastSounds ? [] : (bySound.get(sound) ?? [])
}

/** Not the name of a street, and not only where the village belongs. */
function isOwn(words: readonly Word[], at: number, length: number): boolean {
  return !wider.has(words[at - 1]?.folded ?? '') && !streets.has(words[at + length]?.folded ?? '')
}

function placeOf(name: string, [first, ...others]: readonly Village[]): VillageOf {
  if (!first || others.some((other) => distanceInKm(first, other) > sameWithinKm)) return { name }
  return { name, point: { lat: first.lat, lng: first.lng } }
}

/** The town counts where a street of it is named, or nothing else: "Alhoran, Nabha" is a village by Nabha. */
function townIn(words: readonly Word[], { names, centre }: TownPlace): VillageOf | undefined {
  const own = new Set(names.map(foldText))
  const found = words.find((word, at) => own.has(word.folded) && isOwn(words, at, 1))
  if (!found || words.some(({ folded }) => village.has(folded))) return undefined
  const others = words.filter(({ folded }) => folded !== found.folded && !isPostalCode(folded))
  const hasStreet = others.some(({ folded }) => streets.has(folded))
  return others.length === 0 || hasStreet ? { name: found.said, point: centre } : undefined
}

/** One or two words, of letters, that name no street or house; the town after them says nothing more. */
function bareName(words: readonly Word[], { names }: TownPlace): VillageOf | undefined {
  const town = new Set(names.map(foldText))
  const named = words.filter(
    ({ folded }) => !village.has(folded) && !town.has(folded) && !isPostalCode(folded),
  )
  const isName = named.every(
    ({ folded }) => !/\p{N}/u.test(folded) && !streets.has(folded) && !wider.has(folded),
  )
  return named.length > 0 && named.length <= 2 && isName ? { name: textOf(named) } : undefined
}

function isPostalCode(word: string): boolean {
  return /^\d{6}$/.test(word)
}

function textOf(words: readonly Word[]): string {
  return words.map(({ said }) => said).join(' ')
}
