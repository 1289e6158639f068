import { describe, expect, it } from 'vitest'
import { cards, steps } from './emergency.cards.ts'
import { findCards } from './emergency.search.ts'
import { en, hi, pa } from '../i18n/locales.ts'

// What is typed, and exactly the cards that stay, in the order of the page.
const phrases: readonly [typed: string, ...found: string[]][] = [
  // English
  ['snake', 'snakeBite'],
  ['snke', 'snakeBite'],
  ['snakebite', 'snakeBite'],
  ['bitten by a snake', 'snakeBite'],
  ['bitten', 'snakeBite', 'dogBite'],
  ['dog bite', 'dogBite'],
  ['bitten by dog', 'dogBite'],
  ['monkey bit my hand', 'dogBite'],
  ['cat scratch', 'dogBite'],
  ['bleeding', 'bleeding'],
  ['bleding', 'bleeding'],
  ['his hand is cut', 'bleeding'],
  ['road accident', 'bleeding'],
  ['motorcycle accident', 'bleeding'],
  ['fracture', 'bleeding'],
  ['broken leg', 'bleeding'],
  ['nose bleeding', 'bleeding'],
  ['fell from roof', 'bleeding'],
  ['vomiting blood', 'bleeding'],
  ['burned', 'burns'],
  ['burnt', 'burns'],
  ['burned hand', 'burns'],
  ['hot oil on hand', 'burns'],
  ['hot water', 'burns'],
  ['clothes on fire', 'burns'],
  ['hot', 'burns', 'heatStroke'],
  ['drowning', 'drowning'],
  ['drowned in the canal', 'drowning'],
  ['fell into the canal', 'drowning'],
  ['choked', 'choking'],
  ['choking', 'choking'],
  ['food stuck in throat', 'choking'],
  ['baby choking', 'babyChoking'],
  ['child swallowed a coin', 'choking', 'babyChoking'],
  ['fainted', 'notBreathing'],
  ['unconscious', 'notBreathing'],
  ['collapsed', 'notBreathing'],
  ['not breathing', 'notBreathing'],
  ['baby not breathing', 'notBreathing'],
  ['stopped breathing', 'notBreathing'],
  ['breathing', 'heartAttack', 'notBreathing'],
  ['breathless', 'heartAttack'],
  ['breathlessness', 'heartAttack'],
  ['difficulty breathing', 'heartAttack'],
  ['not able to breathe', 'heartAttack', 'notBreathing', 'choking'],
  ['shortness of breath', 'heartAttack'],
  ["can't breathe", 'heartAttack', 'notBreathing', 'choking'],
  ['baby breathing fast', 'sickChild'],
  ['heart attack', 'heartAttack'],
  ['hart attack', 'heartAttack'],
  ['chest pain', 'heartAttack'],
  ['left arm pain', 'heartAttack'],
  ['pain in chest and sweating', 'heartAttack'],
  ['poisoned', 'poison'],
  ['drank pesticide', 'poison'],
  ['drank acid', 'poison'],
  ['ate too many tablets', 'poison'],
  ['vomiting', 'sickChild', 'dehydration'],
  ['food poisoning', 'dehydration'],
  ['loose motion', 'dehydration'],
  ['diarrhoea', 'dehydration'],
  ['pregnancy', 'birth'],
  ['labour pain', 'birth'],
  ['baby coming', 'birth'],
  ['pregnant bleeding', 'birth'],
  ['seizures', 'fits'],
  ['epilepsy', 'fits'],
  ['epilepcy', 'fits'],
  ['electrocuted', 'electricShock'],
  ['electric shock', 'electricShock'],
  ['fever', 'sickChild'],
  ['child fever', 'sickChild'],
  ['baby', 'babyChoking', 'sickChild', 'birth'],
  ['stroke', 'stroke'],
  ['paralysis', 'stroke'],
  ['face drooping', 'stroke'],
  ['arm numb one side', 'stroke'],
  ['heat stroke', 'heatStroke'],
  ['sun stroke', 'heatStroke'],
  ['gas leak', 'gas'],
  ['smoke in room', 'gas'],
  ['overdose', 'overdose'],
  ['heroin overdose', 'overdose'],
  ['low sugar', 'lowSugar'],
  ['sugar 50', 'lowSugar'],
  ['insulin', 'lowSugar'],
  ['acid in eye', 'eyeSplash'],
  ['spray in eyes', 'eyeSplash'],
  // Romanised
  ['sap', 'snakeBite'],
  ['saanp', 'snakeBite'],
  ['saanp ne kata', 'snakeBite'],
  ['Saap ne kaat liya', 'snakeBite'],
  ['sap lad gaya', 'snakeBite'],
  ['kutte ne vadd ta', 'dogBite'],
  ['kutte ne kaat liya', 'dogBite'],
  ['ungli kat gayi', 'bleeding'],
  ['toka', 'bleeding'],
  ['khoon nikal raha hai', 'bleeding'],
  ['khoon band nahi ho reha', 'bleeding'],
  ['haddi tut gayi', 'bleeding'],
  ['sar phat gaya', 'bleeding'],
  ['sir te satt laggi', 'bleeding'],
  ['chhat to dig gaya', 'bleeding'],
  ['zeher', 'poison'],
  ['zeher kha liya', 'poison'],
  ['jehar pee leya', 'poison'],
  ['spray chad gayi', 'poison'],
  ['dawai pee layi', 'poison'],
  ['sulfas', 'poison'],
  ['lakwa', 'stroke'],
  ['muh tedha ho gaya', 'stroke'],
  ['mirgi da daura', 'fits'],
  ['dil da daura', 'heartAttack'],
  ['daura pai gaya', 'heartAttack', 'fits'],
  ['seene me dard', 'heartAttack'],
  ['saah chadda', 'heartAttack'],
  ['saans phool rahi hai', 'heartAttack'],
  ['saans lene me dikkat', 'heartAttack'],
  ['saah nahi lai sakda', 'heartAttack', 'notBreathing', 'choking'],
  ['saah nahi', 'notBreathing'],
  ['saah band ho gaya', 'notBreathing'],
  ['saans nahi chal rahi', 'notBreathing'],
  ['saah nahi aa riha', 'heartAttack', 'notBreathing'],
  ['behosh ho gaya', 'notBreathing'],
  ['fansi laga li', 'notBreathing'],
  ['chitta', 'overdose'],
  ['nashe ch behosh', 'overdose'],
  ['nehar vich dub gaya', 'drowning'],
  ['pani vich dig gaya', 'drowning'],
  ['angithi', 'gas'],
  ['bijli lag gayi', 'electricShock'],
  ['current lag gaya', 'electricShock'],
  ['jalna', 'burns'],
  ['hath sar gaya', 'burns'],
  ['aag lag gayi', 'burns'],
  ['garam chai dig gayi', 'burns'],
  ['gale vich fas gaya', 'choking'],
  ['bache de gale vich kuch fas gaya', 'choking', 'babyChoking'],
  ['bache nu bukhar', 'sickChild'],
  ['bache nu daura', 'sickChild', 'fits'],
  ['bache nu saah chadda', 'sickChild'],
  ['bachcha doodh nahi pee raha', 'sickChild'],
  ['bachcha hone wala hai', 'birth'],
  ['dast ulti', 'dehydration'],
  ['sugar ghat gayi', 'lowSugar'],
  ['loo lag gayi', 'heatStroke'],
  ['garmi lag gayi', 'heatStroke'],
  ['akh vich chuna pai gaya', 'eyeSplash'],
  // Hindi
  ['सांप ने काटा', 'snakeBite'],
  ['साँप', 'snakeBite'],
  ['सांप ने डस लिया', 'snakeBite'],
  ['कुत्ते ने काट लिया', 'dogBite'],
  ['सीने में दर्द', 'heartAttack'],
  ['सांस फूल रही है', 'heartAttack'],
  ['सांस फूलना', 'heartAttack'],
  ['सांस नहीं चल रही', 'notBreathing'],
  ['सांस नहीं आ रही', 'heartAttack', 'notBreathing'],
  ['बेहोश हो गया', 'notBreathing'],
  ['ज़हर पी लिया', 'poison'],
  ['जहर', 'poison'],
  ['खून बह रहा है', 'bleeding'],
  ['नकसीर', 'bleeding'],
  ['हड्डी टूट गई', 'bleeding'],
  ['पानी में डूब गया', 'drowning'],
  ['बिजली का झटका', 'electricShock'],
  ['हाथ जल गया', 'burns'],
  ['आग लग गई', 'burns'],
  ['गर्भवती को दर्द', 'birth'],
  ['बच्चे को तेज़ बुखार', 'sickChild'],
  ['उल्टी दस्त', 'dehydration'],
  ['दस्त लग गए', 'dehydration'],
  ['शुगर कम हो गई', 'lowSugar'],
  ['मुंह टेढ़ा', 'stroke'],
  ['आंख में तेज़ाब', 'eyeSplash'],
  ['नशे में बेहोश', 'overdose'],
  ['गले में अटक गया', 'choking'],
  // Punjabi
  ['ਸੱਪ', 'snakeBite'],
  ['ਸੱਪ ਨੇ ਡੰਗ ਮਾਰਿਆ', 'snakeBite'],
  ['ਸੱਪ ਲੜ ਗਿਆ', 'snakeBite'],
  ['ਕੁੱਤੇ ਨੇ ਵੱਢ ਲਿਆ', 'dogBite'],
  ['ਛਾਤੀ ਵਿੱਚ ਦਰਦ', 'heartAttack'],
  ['ਛਾਤੀ ਚ ਪੀੜ', 'heartAttack'],
  ['ਸਾਹ ਚੜ੍ਹਦਾ', 'heartAttack'],
  ['ਸਾਹ ਔਖਾ ਆ ਰਿਹਾ', 'heartAttack'],
  ['ਸਾਹ ਨਹੀਂ ਚੱਲਦਾ', 'notBreathing'],
  ['ਸਾਹ ਬੰਦ', 'notBreathing'],
  ['ਜ਼ਹਿਰ ਪੀ ਲਿਆ', 'poison'],
  ['ਦਵਾਈ ਪੀ ਲਈ', 'poison'],
  ['ਸਪਰੇਅ ਚੜ੍ਹ ਗਈ', 'poison'],
  ['ਹੱਡੀ ਟੁੱਟ ਗਈ', 'bleeding'],
  ['ਨਕਸੀਰ', 'bleeding'],
  ['ਖੂਨ ਵਗਦਾ', 'bleeding'],
  ['ਸੱਟ ਲੱਗੀ', 'bleeding'],
  ['ਐਕਸੀਡੈਂਟ ਹੋ ਗਿਆ', 'bleeding'],
  ['ਕਰੰਟ', 'electricShock'],
  ['ਕਰੰਟ ਲੱਗ ਗਿਆ', 'electricShock'],
  ['ਲੂ ਲੱਗ ਗਈ', 'heatStroke'],
  ['ਪਾਣੀ ਵਿੱਚ ਡੁੱਬ ਗਿਆ', 'drowning'],
  ['ਹੱਥ ਸੜ ਗਿਆ', 'burns'],
  ['ਅੱਗ ਲੱਗ ਗਈ', 'burns'],
  ['ਦੌਰਾ ਪੈ ਗਿਆ', 'heartAttack', 'fits'],
  ['ਮਿਰਗੀ', 'fits'],
  ['ਗਲੇ ਵਿੱਚ ਫਸ ਗਿਆ', 'choking'],
  ['ਬੱਚੇ ਨੂੰ ਬੁਖਾਰ', 'sickChild'],
  ['ਜਣੇਪਾ', 'birth'],
  ['ਗਰਭਵਤੀ', 'birth'],
  ['ਟੱਟੀਆਂ ਲੱਗੀਆਂ', 'dehydration'],
  ['ਸ਼ੂਗਰ ਘਟ ਗਈ', 'lowSugar'],
  ['ਬੋਲ ਨਹੀਂ ਹੁੰਦਾ', 'choking', 'stroke'],
  ['ਬੱਚਾ ਡਿੱਗ ਗਿਆ', 'bleeding'],
  ['ਬੱਚੇ ਨੇ ਦਵਾਈ ਪੀ ਲਈ', 'poison'],
  ['ਨੱਕ ਵਿੱਚੋਂ ਖੂਨ', 'bleeding'],
  ['ਬਿੱਲੀ ਨੇ ਝਰੀਟ ਮਾਰੀ', 'dogBite'],
  ['ਅਧਰੰਗ', 'stroke'],
  ['ਅੱਖ ਵਿੱਚ ਚੂਨਾ', 'eyeSplash'],
  ['ਚਿੱਟਾ ਲਾ ਲਿਆ', 'overdose'],
  ['ਗੈਸ ਚੜ੍ਹ ਗਈ', 'gas'],
  // No card fits: the page says to call the ambulance. Low sugar would have sugar given for a high one, heart attack an
  // aspirin for asthma, and snake bite lead past the nearest hospital.
  ['high sugar'],
  ['sugar 450'],
  ['sugar badh gayi'],
  ['शुगर ज़्यादा है'],
  ['ਸ਼ੂਗਰ ਵਧ ਗਈ'],
  ['ਸ਼ੂਗਰ ੪੫੦'],
  ['asthma'],
  ['asthma attack'],
  ['breathing problem asthma'],
  ['saah vala dama'],
  ['blood pressure high'],
  ['ਦਮਾ'],
  ['दमा'],
  ['scorpion'],
  ['scorpion bite'],
  ['bichhu ne kaat liya'],
  ['ਬਿੱਛੂ ਨੇ ਡੰਗ ਮਾਰਿਆ'],
  ['stomach pain'],
  ['sir dard'],
  ['ਸਿਰ ਦਰਦ'],
]

describe('the cards for what is typed', () => {
  it.each(phrases.map(([typed, ...found]) => ({ typed, found })))('$typed: $found', ({ typed, found }) => {
    expect(findCards(typed)).toEqual(found)
  })

  it('by the title in every language, whichever the page has', () => {
    for (const { firstAid } of [en, hi, pa])
      for (const card of cards) expect(findCards(firstAid.cards[card].title)).toContain(card)
  })

  it('by the examples in the field', () => {
    for (const { firstAid } of [en, hi, pa])
      for (const word of firstAid.search.hint.replace(' …', '').split(', '))
        expect(findCards(word)).toHaveLength(1)
  })
})

it('never the pressing of the chest alone for who may be awake', () => {
  for (const typed of [
    'ਸਾਹ',
    'सांस',
    'saah',
    'breath',
    'ਸਾਹ ਚੜ੍ਹਦਾ',
    'ਸਾਹ ਨਹੀਂ ਆਉਂਦਾ',
    'asthma breathing',
    'saah di bimari',
  ])
    expect(findCards(typed)).not.toEqual(['notBreathing'])
})

it('nothing, fillers and the first letters of a word show all cards, an unknown word none', () => {
  for (const typed of ['', '  ने ', 's', 'ਸ', 'what do I do', 'bachao', 'ਮਦਦ ਕਰੋ'])
    expect(findCards(typed)).toEqual(cards)
  for (const typed of ['zzz', 'hello', 'potato', 'appointment']) expect(findCards(typed)).toEqual([])
})

it('a word is found while it is typed', () => {
  for (const typed of ['sna', 'snak', 'saan', 'ਸੱਪ ਨ', 'snake b'])
    expect(findCards(typed)).toContain('snakeBite')
})

it('one letter may be wrong in a Latin word of five letters, and none in the other scripts', () => {
  expect(findCards('poisn')).toEqual(['poison'])
  expect(findCards('seizuer')).toContain('fits')
  expect(findCards('fets')).toEqual([])
  expect(findCards('ਕਰੰਡ')).toEqual([])
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
