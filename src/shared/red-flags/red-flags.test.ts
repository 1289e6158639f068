import { describe, expect, it } from 'vitest'
import { firstByWay, laterRounds, learnt } from './corpus/red-flags.learnt.ts'
import { redFlags, type NamedFlag } from './red-flags.flags.ts'
import { namedOf } from './red-flags.kinds.ts'
import { redFlagsIn } from './red-flags.matching.ts'
import { redFlagsOf } from './red-flags.of-note.ts'
import { rules } from './red-flags.rules.ts'
import { words } from './red-flags.words.ts'

/**
 * The phrases of `corpus`, made up for this. A quarter of the first ones, by a hash of the phrase, was not looked at while the
 * rules were written; of each later round, docs/clinical-sources.md has the figures of the first look. All must hold since.
 */

interface Phrase {
  way: string
  flag: NamedFlag | null
  text: string
}

const linesOf = (text: string) => text.trim().split('\n')
const red: Phrase[] = Object.entries(firstByWay).flatMap(([way, corpus]) =>
  linesOf(corpus.red).map((line) => {
    const [flag = '', ...rest] = line.split(' ')
    return { way, flag: flag as NamedFlag, text: rest.join(' ') }
  }),
)
const harmless: Phrase[] = Object.entries(firstByWay).flatMap(([way, corpus]) =>
  linesOf(corpus.harmless).map((text) => ({ way, flag: null, text })),
)

/** FNV-1a. */
function hashOf(text: string): number {
  return Array.from(text).reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0,
    2_166_136_261,
  )
}
const isHeldBack = ({ text }: Phrase) => hashOf(text) % 4 === 0

const missed = (phrases: Phrase[]) =>
  phrases.filter(({ text, flag }) => flag && !redFlagsIn(text).includes(flag))
const flagged = (phrases: Phrase[]) => phrases.filter(({ text }) => redFlagsIn(text).length > 0)

describe('the phrases', () => {
  it('are at least 400 red and 400 harmless ones, each once, and every flag in every way of writing', () => {
    expect(red.length).toBeGreaterThanOrEqual(400)
    expect(harmless.length).toBeGreaterThanOrEqual(400)
    const texts = [...red, ...harmless].map(({ text, way }) => `${way} ${text}`)
    expect(texts).toHaveLength(new Set(texts).size)
    for (const way of Object.keys(firstByWay))
      for (const flag of namedOf(redFlags))
        expect(
          red.some((one) => one.way === way && one.flag === flag),
          `${way} ${flag}`,
        ).toBe(true)
  })

  it.each([
    ['looked at', false],
    ['held back', true],
  ] as const)('%s: every red one is caught as what it is', (_, isHeld) => {
    const asked = red.filter((one) => isHeldBack(one) === isHeld)
    expect(asked.length).toBeGreaterThan(100)
    expect(missed(asked)).toEqual([])
  })

  it.each([
    ['looked at', false],
    ['held back', true],
  ] as const)('%s: at most three of a hundred harmless ones are flagged', (_, isHeld) => {
    const asked = harmless.filter((one) => isHeldBack(one) === isHeld)
    expect(asked.length).toBeGreaterThan(100)
    expect(flagged(asked).length / asked.length).toBeLessThanOrEqual(0.03)
  })

  it('of those made up later too, every red one is caught and at most three of a hundred harmless ones flagged', () => {
    const reds = Object.values(laterRounds).flatMap((round) => round.red)
    const others = Object.values(laterRounds).flatMap((round) => round.harmless)
    expect(reds.filter((text) => redFlagsIn(text).length === 0)).toEqual([])
    expect(others.filter((text) => redFlagsIn(text).length > 0).length / others.length).toBeLessThanOrEqual(
      0.03,
    )
  })

  it('of the whole corpus, as browser and server ask, every red one is caught and at most three of a hundred harmless ones flagged', () => {
    const rounds = Object.values(learnt)
    const reds = rounds.flatMap((round) => round.red)
    const others = rounds.flatMap((round) => round.harmless)
    expect([reds.length, others.length]).toEqual([2141, 1693])
    expect(reds.filter((text) => redFlagsOf(text).length === 0)).toEqual([])
    expect(others.filter((text) => redFlagsOf(text).length > 0).length / others.length).toBeLessThanOrEqual(
      0.03,
    )
  })
})

describe('words as they are typed', () => {
  it.each<[string, string[]]>([
    ['chhatidard', ['chestPain']],
    ['saahnahi aunda', ['breathless']],
    ['सिने में दर्द', ['chestPain']],
    ['साप ने काट लिया', ['snakeBite']],
    ['ਸਪ ਲੜ ਗਿਆ', ['snakeBite']],
    ['ਬੇਹੋਸ ਪਿਆ', ['unconscious']],
    ['chaval khan nal gas', []],
    ['grandson found lying in the field not moving', ['unconscious']],
    ['dawai nahi mili jana pada', []],
    ['i run over 5 km every day', []],
    ['she does not want to wake up early', []],
    ['khoon ki kami se chakkar aa ke gir gayi', []],
    ['hair fall and dandruff', []],
    ['कुछ दिन से नहीं दिखता दूर का', []],
    ['cannot see anything far without glasses', []],
    ['ਗਰਮੀ ਨਾਲ ਚੱਕਰ ਆਉਂਦੇ', []],
    ['haath me dard hai isliye kaam band', []],
    ['accident ho gya kach nikalwana hai', ['accident']],
    ['dawai zehar wargi kaudi hai', []],
    ['zehar pi liya bahut kadwa', ['poison']],
    ['black stool since I take iron', []],
    ['black stool and dizzy', ['bleeding']],
    // What a medicine is for, an anaesthetic, an old injury.
    ['ਦੌਰੇ ਦੀ ਗੋਲੀ ਮੁੱਕ ਗਈ', []],
    ['daure ki goli khatam daura pad gaya', ['fits']],
    ['operation me behosh karte hain kya', []],
    ['old accident leg pain', []],
    ['80 year old accident leg bleeding', ['accident']],
    ['machhar marne ki dawai chahiye', []],
    ['marne ka man karta hai', ['selfHarm']],
    ['blood sugar running high', []],
    ['peshab ki ek boond nahi', ['hardBelly']],
  ])('%s', (text, flags) => {
    expect(redFlagsIn(text)).toEqual(flags)
  })
})

describe('a denial, and the past', () => {
  it.each<[string, string[]]>([
    ['no chest pain', []],
    ['ਛਾਤੀ ਵਿੱਚ ਦਰਦ ਨਹੀਂ', []],
    ['सांस की तकलीफ़ नहीं', []],
    ['had a fit last year', []],
    ['fits stopped since 3 years', []],
    ['fits not stopping since 3 years', ['fits']],
    // Who lived through poison or a bite is in danger still.
    ['sapp lad gya si par bach gya', ['snakeBite']],
    ['ਪਿਛਲੇ ਸਾਲ ਦੌਰਾ ਪਿਆ ਸੀ', []],
    // A negation that is the sign itself.
    ['saans nahi aa rahi', ['breathless']],
    ['ਸਾਹ ਨਹੀਂ ਆ ਰਿਹਾ', ['breathless']],
    ['he is not breathing', ['notBreathing', 'breathless']],
    ['bacha dudh nahi pee raha', ['sickChild']],
    // What does not stop is not denied; what follows a denial is not either.
    ['chhati ka dard nahi ruk raha', ['chestPain']],
    ['no fever, chest pain since morning', ['chestPain']],
    ['no chest pain but he is unconscious', ['unconscious']],
    // Again, now, and before this year's own day.
    ['had a fit last year and again today', ['fits']],
    ['pichle saal dil da daura peya si hun fir chati vich dard', ['chestPain']],
    ['ਅੱਜ ਸਵੇਰੇ ਦੌਰਾ ਪਿਆ ਸੀ', ['fits']],
    ['pichle saal daura peya si hun fir peya', ['fits']],
    // Long ago, and well now.
    ['had heart attack in 2019 now only checkup', []],
    ['ਪਹਿਲਾਂ ਦੌਰੇ ਪੈਂਦੇ ਸੀ ਹੁਣ ਪੰਜ ਸਾਲ ਤੋਂ ਠੀਕ ਆ', []],
    ['पांच साल पहले एक्सीडेंट हुआ था अब पैर में दर्द रहता है', []],
    ['thodi der pehle daura pada tha ab thik hai', ['fits']],
    ['ਦੋ ਸਾਲ ਪਹਿਲਾਂ ਅਟੈਕ ਆਇਆ ਸੀ ਹੁਣ ਛਾਤੀ ਚ ਦਰਦ ਆ', ['chestPain']],
    ['daura nahi aaya', []],
    ['ਛਾਤੀ ਚ ਦਰਦ ਨਹੀਂ ਹੈਗਾ', []],
    ['pehle daure painde si hun nahi painde', []],
    // What somebody else had, and no word of now.
    ['pados ke ladke ne zeher khaya tha hum dar gaye', []],
    ['neighbour took poison now he is vomiting', ['poison']],
    ['aunty died of heart attack i want a check', []],
    // A way of speaking, not a wish.
    ['i cannot live without tea', []],
    ['hun nahi jeena', ['selfHarm']],
    // None at all.
    ['ਕੋਈ ਦੌਰਾ ਨਹੀਂ ਪਿਆ ਦੋ ਸਾਲ ਤੋਂ', []],
    ['ਸਾਹ ਦੀ ਕੋਈ ਤਕਲੀਫ ਨੀ', []],
    // Who tried once is in danger still.
    ['tried suicide last year', ['selfHarm']],
    ['', []],
    ['।।। ,,, 123', []],
  ])('%s', (text, flags) => {
    expect(redFlagsIn(text)).toEqual(flags)
  })

  it('every rule names words that exist', () => {
    const known = new Set([...Object.keys(words), 'eightOrMore', 'underSeventy', 'seventyOrMore'])
    const named = Object.values(rules).flatMap((of) => of.flatMap((rule) => rule.match(/[a-zA-Z]+/g) ?? []))
    expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([])
  })

  it('takes a note of two hundred letters within a few milliseconds', () => {
    const note = 'ਛਾਤੀ ਵਿੱਚ ਦਰਦ saah nahi aa rahi chest pain '.repeat(5).slice(0, 200)
    redFlagsIn(note)
    const start = performance.now()
    for (let n = 0; n < 20; n += 1) redFlagsIn(note)
    expect((performance.now() - start) / 20).toBeLessThan(20)
  })
})
