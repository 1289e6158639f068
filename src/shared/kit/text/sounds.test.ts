import { describe, expect, it } from 'vitest'
import { patternOfSound } from './sounds.ts'

/** Like the server's search: anywhere in the name, in lower case and NFD. */
function finds(typed: string, name: string): boolean {
  const pattern = patternOfSound(typed)
  return pattern !== null && new RegExp(pattern).test(name.normalize('NFD').toLowerCase())
}

/** Names common in and around Nabha, in the three scripts. */
const names = [
  ['Gurpreet', 'ਗੁਰਪ੍ਰੀਤ', 'गुरप्रीत'],
  ['Harpreet', 'ਹਰਪ੍ਰੀਤ', 'हरप्रीत'],
  ['Manpreet', 'ਮਨਪ੍ਰੀਤ', 'मनप्रीत'],
  ['Simran', 'ਸਿਮਰਨ', 'सिमरन'],
  ['Jaswinder', 'ਜਸਵਿੰਦਰ', 'जसविंदर'],
  ['Balwinder', 'ਬਲਵਿੰਦਰ', 'बलविंदर'],
  ['Bhupinder', 'ਭੁਪਿੰਦਰ', 'भुपिंदर'],
  ['Yadwinder', 'ਯਾਦਵਿੰਦਰ', 'यादविंदर'],
  ['Lakhwinder', 'ਲਖਵਿੰਦਰ', 'लखविंदर'],
  ['Mohinder', 'ਮੋਹਿੰਦਰ', 'मोहिंदर'],
  ['Singh', 'ਸਿੰਘ', 'सिंह'],
  ['Kaur', 'ਕੌਰ', 'कौर'],
  ['Sidhu', 'ਸਿੱਧੂ', 'सिद्धू'],
  ['Sandhu', 'ਸੰਧੂ', 'संधू'],
  ['Dhillon', 'ਢਿੱਲੋਂ', 'ढिल्लों'],
  ['Grewal', 'ਗਰੇਵਾਲ', 'ग्रेवाल'],
  ['Sharma', 'ਸ਼ਰਮਾ', 'शर्मा'],
  ['Garg', 'ਗਰਗ', 'गर्ग'],
  ['Chauhan', 'ਚੌਹਾਨ', 'चौहान'],
  ['Rani', 'ਰਾਣੀ', 'रानी'],
  ['Devi', 'ਦੇਵੀ', 'देवी'],
  ['Kumar', 'ਕੁਮਾਰ', 'कुमार'],
  ['Ram', 'ਰਾਮ', 'राम'],
  ['Asha', 'ਆਸ਼ਾ', 'आशा'],
  ['Amrit', 'ਅੰਮ੍ਰਿਤ', 'अमृत'],
  ['Inderjit', 'ਇੰਦਰਜੀਤ', 'इंदरजीत'],
  ['Zorawar', 'ਜ਼ੋਰਾਵਰ', 'ज़ोरावर'],
  ['Fateh', 'ਫ਼ਤਿਹ', 'फ़तेह'],
  ['Mohan', 'ਮੋਹਨ', 'मोहन'],
  ['Meena', 'ਮੀਨਾ', 'मीना'],
  ['Vijay', 'ਵਿਜੇ', 'विजय'],
  ['Sunita', 'ਸੁਨੀਤਾ', 'सुनीता'],
  ['Nachhattar', 'ਨਛੱਤਰ', 'नछत्तर'],
  ['Pushpa', 'ਪੁਸ਼ਪਾ', 'पुष्पा'],
  ['Parkash', 'ਪਰਕਾਸ਼', 'प्रकाश'],
  ['Satnam', 'ਸਤਨਾਮ', 'सतनाम'],
] as const

describe.each(names)('%s, %s, %s count as one name', (...written) => {
  const pairs = written.flatMap((typed) =>
    written.filter((name) => name !== typed).map((name) => [typed, name]),
  )
  it.each(pairs)('%s finds %s', (typed, name) => {
    expect(finds(typed, name)).toBe(true)
    expect(finds(typed, `Dr. ${name} ${name}`)).toBe(true)
  })
})

describe('what does not sound alike is not found', () => {
  it.each([
    ['Mohan', 'ਮੀਨਾ'],
    ['मोहन', 'Meena'],
    ['ਮੋਹਨ', 'Meena Devi'],
    ['Harpreet', 'ਗੁਰਪ੍ਰੀਤ'],
    ['ਗੁਰਪ੍ਰੀਤ', 'Harpreet Singh'],
    ['Ram', 'ਰਮਨਦੀਪ'],
    ['ਰਾਮ', 'Ramandeep'],
    ['Sandhu', 'ਸਿੰਘ'],
    ['ਅਮਰ', 'Kamar'],
    ['Sita', 'ਬਸੰਤ'],
  ])('%s is not %s', (typed, name) => expect(finds(typed, name)).toBe(false))

  it.each([
    ['letters must match in the script that was typed', 'Gurprit', 'Gurpreet'],
    ['in Gurmukhi too', 'ਮੀਨਾ', 'ਮੈਨਾ'],
  ])('%s', (_, typed, name) => expect(finds(typed, name)).toBe(false))

  it.each(['', '7', 'a', 'ਆ', '-', '(', '.*', 'ward7', 'a b'])('%j is too short, or not a word', (typed) =>
    expect(patternOfSound(typed)).toBeNull(),
  )
})

it('the beginning of a name is enough', () => {
  expect(finds('gurpr', 'ਗੁਰਪ੍ਰੀਤ ਕੌਰ')).toBe(true)
  expect(finds('ਬਲਵਿ', 'Balwinder')).toBe(true)
})
