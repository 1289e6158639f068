import { expect, it } from 'vitest'
import { cards, type Card } from './emergency.cards.ts'
import { findCards } from './emergency.search.ts'

/**
 * Seventy phrases written in one go, and measured before a word was changed: 59 led to one of their cards. The rules have
 * learned from ten of the others; docs/clinical-sources.md has the figure.
 */
const phrases: readonly [typed: string, ...wanted: Card[]][] = [
  ['mouth to mouth', 'notBreathing'],
  ['how to press chest', 'notBreathing'],
  ['no heartbeat', 'notBreathing'],
  ['he is not breathing', 'notBreathing'],
  ['gas leak in bathroom', 'gas'],
  ['geyser gas', 'gas'],
  ['dog scratched my son', 'dogBite'],
  ['monkey bite', 'dogBite'],
  ['bit by stray dog', 'dogBite'],
  ['blade cut deep', 'bleeding'],
  ['thumb cut off by machine', 'bleeding'],
  ['tractor turned over', 'bleeding'],
  ['hot tea fell on child', 'burns'],
  ['oil splashed on face', 'burns'],
  ['cooker burst', 'burns'],
  ['acid thrown', 'burns'],
  ['touched live wire', 'electricShock'],
  ['current from motor', 'electricShock'],
  ['fell in canal', 'drowning'],
  ['child pulled out of pond', 'drowning'],
  ['coin stuck in throat', 'choking'],
  ['food went down wrong way', 'choking'],
  ['half body not working', 'stroke'],
  ['cant move left side', 'stroke'],
  ['labour pains started', 'birth'],
  ['water broke', 'birth'],
  ['fish eyes jerking body', 'fits'],
  ['lime in eye', 'eyeSplash'],
  ['working in field fainted in sun', 'heatStroke'],
  ['drank hair dye', 'poison'],
  ['ਮੂੰਹ ਨਾਲ ਸਾਹ ਕਿਵੇਂ ਦੇਈਏ', 'notBreathing'],
  ['ਨਬਜ਼ ਨਹੀਂ ਚੱਲਦੀ', 'notBreathing'],
  ['ਹਲਕੇ ਕੁੱਤੇ ਨੇ ਵੱਢਿਆ', 'dogBite'],
  ['ਬਾਂਦਰ ਨੇ ਵੱਢ ਲਿਆ', 'dogBite'],
  ['ਉਬਲਦਾ ਦੁੱਧ ਡੁੱਲ੍ਹ ਗਿਆ', 'burns'],
  ['ਕਰੰਟ ਲੱਗ ਗਿਆ', 'electricShock'],
  ['ਨਹਿਰ ਵਿੱਚ ਡਿੱਗ ਪਿਆ', 'drowning'],
  ['ਜਣੇਪੇ ਦੀਆਂ ਪੀੜਾਂ', 'birth'],
  ['ਬੱਚਾ ਦੁੱਧ ਨਹੀਂ ਚੁੰਘਦਾ', 'sickChild'],
  ['ਟੱਟੀਆਂ ਉਲਟੀਆਂ ਲੱਗੀਆਂ', 'dehydration'],
  ['ਸ਼ੂਗਰ ਘਟ ਗਈ', 'lowSugar'],
  ['ਚਿੱਟਾ ਜ਼ਿਆਦਾ ਲੈ ਲਿਆ', 'overdose'],
  ['ਅੱਖ ਵਿੱਚ ਸਪਰੇਅ ਪੈ ਗਈ', 'eyeSplash'],
  ['ਮਿਰਗੀ ਦਾ ਦੌਰਾ', 'fits'],
  ['ਅੰਗੀਠੀ ਬਾਲ ਕੇ ਸੌਂ ਗਏ', 'gas'],
  ['ਮੂੰਹ ਵਿੰਗਾ ਹੋ ਗਿਆ', 'stroke'],
  ['ਗਲੇ ਵਿੱਚ ਬੋਟੀ ਫਸ ਗਈ', 'choking'],
  ['ਸੱਪ ਲੜ ਗਿਆ', 'snakeBite'],
  ['मुंह से सांस कैसे दें', 'notBreathing'],
  ['नहर में डूब गया', 'drowning'],
  ['बिजली का झटका लगा', 'electricShock'],
  ['आधा शरीर काम नहीं कर रहा', 'stroke'],
  ['बच्चे ने सिक्का निगल लिया', 'choking'],
  ['चूहे मारने की दवा खा ली', 'poison'],
  ['दूध पीते ही बच्चा नीला पड़ गया', 'babyChoking'],
  ['छाती में भारीपन और पसीना', 'heartAttack'],
  ['कुत्ते ने काट लिया', 'dogBite'],
  ['गरम तेल गिर गया', 'burns'],
  ['नींद की गोलियां ज्यादा खा लीं', 'overdose'],
  ['दस्त से बच्चा सुस्त', 'dehydration', 'sickChild'],
  ['navjanme bache da saah ruk gaya', 'notBreathing', 'babyChoking'],
  ['chitta le ke behosh', 'overdose'],
  ['current lag gya motor to', 'electricShock'],
  ['saap ne dang maareya', 'snakeBite'],
  ['chunna akh ch pai gya', 'eyeSplash'],
  ['khoon band nahi ho raha', 'bleeding'],
  ['tokke vich hath aa gya', 'bleeding'],
  ['sugar ghat gayi kambni', 'lowSugar'],
  ['loo lag gayi', 'heatStroke'],
]

it.each(phrases.map(([typed, ...wanted]) => ({ typed, wanted })))('$typed: $wanted', ({ typed, wanted }) => {
  const found = findCards(typed)
  expect(found.length).toBeLessThan(cards.length / 4)
  expect(wanted.some((card) => found.includes(card))).toBe(true)
})

it.each(['mouth to mouth', 'muh se muh saans', 'ਮੂੰਹ ਨਾਲ ਮੂੰਹ', 'मुंह से मुंह'])(
  '%s is how to give breaths',
  (typed) => {
    expect(findCards(typed)).toContain('notBreathing')
  },
)

it('a mouth said once is no breath, and a pressing pain in the chest is the heart', () => {
  for (const typed of ['mouth ulcer', 'muh', 'ਮੂੰਹ']) expect(findCards(typed)).not.toContain('notBreathing')
  expect(findCards('pressing pain in chest')).toEqual(['heartAttack'])
  expect(findCards('how to press chest')).toEqual(['heartAttack', 'notBreathing'])
})
