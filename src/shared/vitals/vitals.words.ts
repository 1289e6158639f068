import type { ReadingType, SugarContext, Unit } from './vitals.units.ts'

/** The parts of a typed text. */
export interface Said {
  numbers: number[]
  units: Unit[]
  context: SugarContext | null
  /** HI or LO, as a glucometer shows beyond what it can measure. */
  offScale: 'low' | 'high' | null
}

/** Unit words in the three scripts, in NFKC lower case. */
const unitWords: Record<string, Unit> = {
  ...named('mm[Hg]', 'mmhg mm'),
  ...named('/min', 'bpm beats'),
  ...named('mg/dL', 'mg mgdl'),
  ...named('mmol/L', 'mmol mmoll'),
  ...named('g/dL', 'g gm gms gram'),
  ...named('Cel', 'c cel celsius centigrade सेल्सियस ਸੈਲਸੀਅਸ'),
  ...named('[degF]', 'f fahrenheit फारेनहाइट फ़ारेनहाइट ਫਾਰਨਹੀਟ ਫ਼ਾਰਨਹੀਟ'),
  ...named('%', '% percent'),
  ...named('cm', 'cm cms सेमी ਸੈਂਟੀਮੀਟਰ'),
  ...named('m', 'm metre meter मीटर ਮੀਟਰ'),
  ...named('[ft_i]', `ft feet foot ' " in inch inches फुट फीट इंच ਫੁੱਟ ਇੰਚ`),
  ...named('kg', 'kg kgs kilo किलो ਕਿਲੋ'),
}
/** "110 F" on a sugar report means fasting, "PP" two hours after a meal. */
const contextWords: Record<string, SugarContext> = {
  ...contextNamed('fasting', 'fasting fast f fbs खाली ਖਾਲੀ ਖ਼ਾਲੀ'),
  ...contextNamed('afterFood', 'pp ppbs after बाद ਬਾਅਦ'),
  ...contextNamed('anyTime', 'random rbs r'),
}
/** What a meter shows above about 600 and below about 20, and how people write it. */
const offScaleWords: Record<string, 'low' | 'high'> = Object.fromEntries([
  ...['hi', 'high', 'hii', 'हाई', 'हाइ', 'ਹਾਈ', 'ਹਾਇ'].map((one) => [one.normalize('NFKC'), 'high'] as const),
  ...['lo', 'low', 'लो', 'ਲੋ', 'ਲੋਅ'].map((one) => [one.normalize('NFKC'), 'low'] as const),
])
/** In `mmol/l` and `beats per minute` the first word is enough. */
const secondHalves = new Set(['hg', 'dl', 'l', 'min', 'per', 'minute', 'मिनट', 'ਮਿੰਟ'])
const number = /\d+(?:[.,]\d{1,2}(?!\d))?(?!\d)/y
const word = /[\p{L}\p{M}]+|[%'"]/uy

/** Null when it cannot be parsed: a sign before the number, a missing digit, or meaningless letters within a number. */
export function splitWords(typed: string, type: ReadingType): Said | null {
  const said: Said = { numbers: [], units: [], context: null, offScale: null }
  const text = typed
    // SpO2 has a digit in its name; the ring of 37ºC is typed as a small o on many keyboards.
    .replaceAll(/\b(?:sp)?o2\b/g, ' ')
    .replaceAll(/(\d\s*)o(\s*[cf]\b)/g, '$1 $2')
    .replaceAll(/[′’]/g, "'")
    .replaceAll(/[″”]/g, '"')
  // No vital can be negative. `_` is a wheel that was not turned: 18_ is not 18.
  if (/^\s*[-−]|_/.test(text)) return null
  let at = 0
  let endOfNumber = -1
  while (at < text.length) {
    const digits = match(number, text, at)
    const letters = digits ?? match(word, text, at)
    if (digits !== null) {
      said.numbers.push(Number(digits.replace(',', '.')))
      endOfNumber = at + digits.length
    } else if (letters !== null && !take(said, letters, type)) {
      const isGlued = endOfNumber === at || /\d/.test(text.charAt(at + letters.length))
      if (isGlued) return null
    }
    at += (digits ?? letters)?.length ?? 1
  }
  return said
}

/** Records what a word means; false for words unrelated to the value ("left arm"). */
function take(said: Said, letters: string, type: ReadingType): boolean {
  const context = type === 'bloodSugar' ? contextWords[letters] : undefined
  if (context) said.context = context
  if (context) return true
  const shown = type === 'bloodSugar' ? offScaleWords[letters] : undefined
  if (shown) said.offScale = shown
  if (shown) return true
  const unit = letters === 'mm' && type === 'armCircumference' ? 'mm' : unitWords[letters]
  if (unit && !said.units.includes(unit)) said.units.push(unit)
  return unit !== undefined || secondHalves.has(letters)
}

/** Feet and inches as feet: 5 ft 7 in is 5.58. Null for "5.7 ft", which often means 5 ft 7 in. */
export function joinFeet([feet = 0, inches, ...more]: readonly number[]): number | null {
  if (more.length > 0 || !Number.isInteger(feet)) return null
  return feet + (inches ?? 0) / 12
}

function match(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? null
}

function named(unit: Unit, words: string): Record<string, Unit> {
  return Object.fromEntries(words.split(' ').map((one) => [one.normalize('NFKC'), unit]))
}

function contextNamed(context: SugarContext, words: string): Record<string, SugarContext> {
  return Object.fromEntries(words.split(' ').map((one) => [one.normalize('NFKC'), context]))
}
