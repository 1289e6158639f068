import { describe, expect, it } from 'vitest'
import { cards, steps } from './emergency.cards.ts'
import { findCards } from './emergency.search.ts'
import { en, hi, pa } from '../i18n/locales.ts'

const titlesIn = ({ firstAid }: typeof en) =>
  Object.fromEntries(cards.map((card) => [card, firstAid.cards[card].title]))
const found = (typed: string, messages = en) => findCards(typed, titlesIn(messages))

describe('a card is found', () => {
  it.each([
    ['snake', 'snakeBite'],
    ['sap', 'snakeBite'],
    ['Saap ne kaat liya', 'snakeBite'],
    ['ਸੱਪ', 'snakeBite'],
    ['ਸੱਪ ਨੇ ਡੰਗ ਮਾਰਿਆ', 'snakeBite'],
    ['सांप ने काटा', 'snakeBite'],
    ['साँप', 'snakeBite'],
    ['chest pain', 'heartAttack'],
    ['ਛਾਤੀ ਵਿੱਚ ਦਰਦ', 'heartAttack'],
    ['सीने में दर्द', 'heartAttack'],
    ['lakwa', 'stroke'],
    ['ज़हर पी लिया', 'poison'],
    ['जहर', 'poison'],
    ['sulfas', 'poison'],
    ['ਕਰੰਟ', 'electricShock'],
    ['mirgi da daura', 'fits'],
    ['ਲੂ ਲੱਗ ਗਈ', 'heatStroke'],
    ['chitta', 'overdose'],
    ['kutte ne vadd ta', 'dogBite'],
    ['loose motion', 'dehydration'],
    ['nehar vich dub gaya', 'drowning'],
    ['toka', 'bleeding'],
    ['saah nahi', 'notBreathing'],
    ['angithi', 'gas'],
  ])('%s: %s first or alone', (typed, card) => {
    expect(found(typed)).toContain(card)
    expect(found(typed).length).toBeLessThanOrEqual(3)
  })

  // What somebody types in need, and exactly the cards they are shown, on a page of any language.
  it.each([
    ['bleeding', 'bleeding'],
    ['burned', 'burns'],
    ['burnt', 'burns'],
    ['drowning', 'drowning'],
    ['choked', 'choking babyChoking'],
    ['choking', 'choking babyChoking'],
    ['fainted', 'notBreathing'],
    ['poisoned', 'poison'],
    ['breathing', 'notBreathing'],
    ['not breathing', 'notBreathing'],
    ['vomiting', 'sickChild dehydration'],
    ['pregnancy', 'birth'],
    ['seizures', 'fits'],
    ['bitten', 'snakeBite dogBite'],
    ['electrocuted', 'electricShock'],
    ['zeher', 'poison'],
    ['zeher kha liya', 'poison'],
    ['saanp', 'snakeBite'],
    ['saanp ne kata', 'snakeBite'],
    ['snke', 'snakeBite'],
    ['ਹੱਡੀ ਟੁੱਟ ਗਈ', 'bleeding'],
    ['fracture', 'bleeding'],
    ['baby not breathing', 'notBreathing'],
    ['low sugar', 'lowSugar'],
    ['sugar', 'lowSugar'],
    ['ਜ਼ਹਿਰ ਪੀ ਲਿਆ', 'poison'],
    ['सांस नहीं आ रही', 'notBreathing'],
    ['saah nahi aa reha', 'notBreathing'],
    ['ਸਾਹ ਨਹੀਂ ਆ ਰਿਹਾ', 'notBreathing'],
    ['dil da daura', 'heartAttack'],
    ['chest pain', 'heartAttack'],
    ['ਛਾਤੀ ਵਿੱਚ ਦਰਦ', 'heartAttack'],
    ['khoon nikal reha', 'bleeding'],
    ['ਖੂਨ ਵਗ ਰਿਹਾ', 'bleeding'],
    ['खून बह रहा है', 'bleeding'],
    ['gale vich fas gaya', 'choking babyChoking'],
    ['ਗਲੇ ਵਿੱਚ ਫਸ ਗਿਆ', 'choking babyChoking'],
    ['बच्चे के गले में अटक गया', 'babyChoking'],
    ['bache de gale vich fas gya', 'babyChoking'],
    ['lakwa maar gaya', 'stroke'],
    ['ਮੂੰਹ ਟੇਢਾ ਹੋ ਗਿਆ', 'stroke'],
    ['spray pi li', 'poison'],
    ['ਸਪਰੇਅ ਪੀ ਲਈ', 'poison'],
    ['कीटनाशक पी लिया', 'poison'],
    ['sap lad gaya', 'snakeBite'],
    ['ਸੱਪ ਲੜ ਗਿਆ', 'snakeBite'],
    ['सांप ने काटा', 'snakeBite'],
    ['chai dul gayi', 'burns'],
    ['ਸੜ ਗਿਆ', 'burns'],
    ['जल गया', 'burns'],
    ['current lag gaya', 'electricShock'],
    ['ਕਰੰਟ ਲੱਗਾ', 'electricShock'],
    ['करंट लगा', 'electricShock'],
    ['nehar vich dub gaya', 'drowning'],
    ['ਡੁੱਬ ਗਿਆ', 'drowning'],
    ['डूब गया', 'drowning'],
    ['bache nu bukhar', 'sickChild'],
    ['ਬੱਚੇ ਨੂੰ ਬੁਖਾਰ', 'sickChild'],
    ['बच्चा दूध नहीं पी रहा', 'sickChild'],
    ['delivery hon wali', 'birth'],
    ['ਜੰਮਣ ਪੀੜਾਂ', 'birth'],
    ['प्रसव पीड़ा', 'birth'],
    ['mirgi', 'fits'],
    ['fits', 'fits'],
    ['loo lag gayi', 'heatStroke'],
    ['heat stroke', 'heatStroke'],
    ['ਲੂ ਲੱਗ ਗਈ', 'heatStroke'],
    ['लू लग गई', 'heatStroke'],
    ['gas leak', 'gas'],
    ['ਅੰਗੀਠੀ', 'gas'],
    ['chitta', 'overdose'],
    ['ਨਸ਼ਾ ਜ਼ਿਆਦਾ', 'overdose'],
    ['sugar ghat gayi', 'lowSugar'],
    ['ਸ਼ੂਗਰ ਘਟ ਗਈ', 'lowSugar'],
    ['kutte ne kat liya', 'dogBite'],
    ['ਕੁੱਤੇ ਨੇ ਵੱਢਿਆ', 'dogBite'],
    ['dog bit my son', 'dogBite'],
    ['ਕੁੱਤਾ', 'dogBite'],
    ['loose motion', 'dehydration'],
    ['ਟੱਟੀਆਂ ਲੱਗੀਆਂ', 'dehydration'],
    ['दस्त लगे हैं', 'dehydration'],
    ['chuna in eye', 'eyeSplash'],
    ['ਅੱਖ ਵਿੱਚ ਪੈ ਗਿਆ', 'eyeSplash'],
    ['आंख में चूना', 'eyeSplash'],
    ['head injury', 'bleeding'],
    ['ਸਿਰ ਤੇ ਸੱਟ', 'bleeding'],
    ['heat', 'heatStroke'],
    ['cut finger', 'bleeding'],
    ['toka', 'bleeding'],
    ['ਟੋਕੇ ਨਾਲ ਹੱਥ ਵੱਢਿਆ ਗਿਆ', 'bleeding'],
    ['accident ho gaya', 'bleeding'],
    ['sadak hadsa', 'bleeding'],
    ['ਸੜਕ ਹਾਦਸਾ', 'bleeding'],
    ['unconscious', 'notBreathing'],
    ['behosh ho gaya', 'notBreathing'],
    ['ਬੇਹੋਸ਼', 'notBreathing'],
    ['pregnant pain', 'birth'],
    ['fever', 'sickChild'],
    ['ਤਾਪ', 'sickChild'],
    ['acid', 'poison eyeSplash'],
    ['ਤੇਜ਼ਾਬ', 'poison eyeSplash'],
  ])('%s: %s alone', (typed, expected) => {
    for (const messages of [en, hi, pa]) expect(found(typed, messages).join(' ')).toBe(expected)
  })

  it('while a word is typed', () => {
    expect(found('snak')).toEqual(['snakeBite'])
    expect(found('kutta ka')).toEqual(['dogBite'])
    expect(found('ਜ਼ਹਿਰ ਪੀ', pa)).toEqual(['poison'])
  })

  it.each([
    ['hi', hi],
    ['pa', pa],
  ] as const)('by its title in %s', (_, messages) => {
    for (const card of cards) expect(found(messages.firstAid.cards[card].title, messages)).toContain(card)
  })
})

// Chest compressions for somebody who is breathless, or sugar for a high sugar, would harm: the page says to call.
it.each([
  'breathless',
  'ਦਮਾ',
  'ਨਕਸੀਰ',
  'scorpion',
  'ਸਾਹ ਚੜ੍ਹਦਾ',
  'ਸਾਹ ਚੜਦਾ',
  'high sugar',
  'sugar vadh gayi',
  'ਸ਼ੂਗਰ ਵੱਧ ਗਈ',
  'शुगर बढ़ गई',
  'sar dard',
  'ਸਿਰ ਦਰਦ',
])('%s: no card', (typed) => {
  for (const messages of [en, hi, pa]) expect(found(typed, messages)).toEqual([])
})

it('nothing typed shows all cards, an unknown word none', () => {
  expect(found('')).toHaveLength(cards.length)
  expect(found('  ने ')).toHaveLength(cards.length)
  expect(found('zzz')).toEqual([])
})

it('every card has a title, four steps and a note in three languages, and the steps name no other number', () => {
  for (const { firstAid } of [en, hi, pa])
    for (const card of cards) {
      const { title, note, ...own } = firstAid.cards[card]
      expect(Object.keys(own)).toEqual([...steps])
      for (const text of [title, note, ...Object.values(own)]) {
        expect(text.length).toBeGreaterThan(3)
        // Numbers come from town.json.
        expect(text).not.toMatch(/\b(?:108|112|102|101)\b/)
      }
    }
})
