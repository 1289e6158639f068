import { closest, distance } from 'fastest-levenshtein'

/**
 * What people call each specialty, in the three languages and in terms of complaints. Codes follow the usual
 * department names; display names are `doctors.specialties.{code}`.
 */
const words = {
  generalPhysician: [
    'general physician',
    'general',
    'physician',
    'gp',
    'family doctor',
    'medicine',
    'fever',
    'cold',
    'cough',
    'flu',
    'bp',
    'sugar',
    'diabetes',
    'सामान्य चिकित्सक',
    'जनरल',
    'फिजिशियन',
    'बुखार',
    'खांसी',
    'जुकाम',
    'शुगर',
    'बीपी',
    'ਜਨਰਲ',
    'ਫਿਜ਼ੀਸ਼ੀਅਨ',
    'ਬੁਖਾਰ',
    'ਬੁਖ਼ਾਰ',
    'ਤਾਪ',
    'ਖੰਘ',
    'ਜ਼ੁਕਾਮ',
    'ਸ਼ੂਗਰ',
    'ਬੀਪੀ',
  ],
  cardiology: [
    'cardiology',
    'cardiologist',
    'heart',
    'chest pain',
    'cardiac',
    'दिल',
    'हृदय',
    'छाती दर्द',
    'ਦਿਲ',
    'ਛਾਤੀ ਦਰਦ',
  ],
  pediatrics: [
    'pediatrics',
    'paediatrics',
    'pediatrician',
    'paediatrician',
    'child',
    'children',
    'baby',
    'kids',
    'child specialist',
    'बच्चा',
    'बच्चे',
    'बच्चों',
    'शिशु',
    'ਬੱਚਾ',
    'ਬੱਚੇ',
    'ਬੱਚਿਆਂ',
  ],
  gynecology: [
    'gynecology',
    'gynaecology',
    'gynecologist',
    'gynaecologist',
    'obstetrics',
    'pregnancy',
    'pregnant',
    'women',
    'delivery',
    'periods',
    'स्त्री रोग',
    'गर्भ',
    'गर्भवती',
    'माहवारी',
    'गायनी',
    'महिला रोग',
    'ਔਰਤਾਂ',
    'ਗਰਭ',
    'ਗਰਭਵਤੀ',
    'ਮਾਹਵਾਰੀ',
    'ਗਾਇਨੀ',
  ],
  orthopedics: [
    'orthopedics',
    'orthopaedics',
    'orthopedic',
    'orthopaedic',
    'bone',
    'bones',
    'joint',
    'knee',
    'fracture',
    'back pain',
    'हड्डी',
    'जोड़',
    'घुटना',
    'कमर दर्द',
    'ਹੱਡੀ',
    'ਹੱਡੀਆਂ',
    'ਜੋੜ',
    'ਗੋਡਾ',
    'ਗੋਡੇ',
    'ਕਮਰ ਦਰਦ',
    'ਪਿੱਠ ਦਰਦ',
  ],
  dermatology: [
    'dermatology',
    'dermatologist',
    'skin',
    'rash',
    'itching',
    'acne',
    'hair',
    'त्वचा',
    'चमड़ी',
    'खुजली',
    'चर्म रोग',
    'ਚਮੜੀ',
    'ਖੁਜਲੀ',
    'ਖਾਰਸ਼',
  ],
  ent: ['ent', 'ear', 'nose', 'throat', 'कान', 'नाक', 'गला', 'गले', 'ਕੰਨ', 'ਨੱਕ', 'ਗਲਾ', 'ਗਲੇ'],
  ophthalmology: [
    'ophthalmology',
    'ophthalmologist',
    'eye',
    'eyes',
    'vision',
    'cataract',
    'आंख',
    'आँख',
    'आंखों',
    'मोतियाबिंद',
    'ਅੱਖ',
    'ਅੱਖਾਂ',
    'ਮੋਤੀਆ',
  ],
  dentistry: ['dentistry', 'dentist', 'dental', 'tooth', 'teeth', 'दांत', 'दाँत', 'दंत', 'ਦੰਦ', 'ਦੰਦਾਂ'],
  psychiatry: [
    'psychiatry',
    'psychiatrist',
    'mental health',
    'depression',
    'anxiety',
    'sleep',
    'addiction',
    'मानसिक',
    'तनाव',
    'नींद',
    'नशा',
    'ਮਾਨਸਿਕ',
    'ਤਣਾਅ',
    'ਨੀਂਦ',
    'ਨਸ਼ਾ',
  ],
  surgery: [
    'surgery',
    'surgeon',
    'general surgery',
    'operation',
    'hernia',
    'सर्जन',
    'ऑपरेशन',
    'ਸਰਜਨ',
    'ਓਪਰੇਸ਼ਨ',
    'ਅਪਰੇਸ਼ਨ',
  ],
} as const satisfies Record<string, readonly string[]>

export type Specialty = keyof typeof words
export const specialties = Object.keys(words) as Specialty[]

const specialtyOf = new Map<string, Specialty>(
  specialties.flatMap((code) => words[code].map((word) => [fold(word), code] as const)),
)
const knownWords = [...specialtyOf.keys()]
const longestPhrase = 3

/** The specialties that a free-text note mentions, in order; empty when none is recognised. */
export function specialtiesIn(note: string): Specialty[] {
  const tokens = fold(note).split(' ').filter(Boolean)
  const found = new Set<Specialty>()
  for (let start = 0; start < tokens.length; start += 1) {
    const match = longestMatchAt(tokens, start)
    if (!match) continue
    found.add(match.specialty)
    start += match.length - 1
  }
  return [...found]
}

function longestMatchAt(tokens: string[], start: number): { specialty: Specialty; length: number } | null {
  for (let length = Math.min(longestPhrase, tokens.length - start); length > 0; length -= 1) {
    const specialty = recognise(tokens.slice(start, start + length).join(' '))
    if (specialty) return { specialty, length }
  }
  return null
}

function recognise(phrase: string): Specialty | undefined {
  const exact = specialtyOf.get(phrase)
  if (exact || phrase.length < 5) return exact
  // One typo in a short word, two in a long one; 'heard' must not become 'heart', so short words must match exactly.
  const nearest = closest(phrase, knownWords)
  const slips = phrase.length < 8 ? 1 : 2
  return nearest.length >= 6 && distance(phrase, nearest) <= slips ? specialtyOf.get(nearest) : undefined
}

/** Ignores case, nukta (ख़ → ख) and punctuation. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u093c\u0a3c]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
