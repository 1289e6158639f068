import { foldText } from '../kit/text/sounds.ts'

/**
 * What people call each service, in the three languages and in terms of complaints. Display names are
 * `facilities.services.{code}`; other services are shown as typed.
 */
const words = {
  emergency: ['emergency', 'casualty', 'accident', '24 hour emergency', 'इमरजेंसी', 'आपातकालीन', 'ਐਮਰਜੈਂਸੀ'],
  generalOpd: ['general opd', 'opd', 'general medicine', 'fever', 'बुखार', 'ओपीडी', 'ਬੁਖਾਰ', 'ਤਾਪ', 'ਓਪੀਡੀ'],
  surgery: ['surgery', 'operation', 'general surgery', 'ऑपरेशन', 'सर्जरी', 'ਅਪਰੇਸ਼ਨ', 'ਓਪਰੇਸ਼ਨ', 'ਸਰਜਰੀ'],
  maternity: [
    'maternity',
    'delivery',
    'pregnancy',
    'gynecology',
    'gynaecology',
    'गर्भवती',
    'डिलीवरी',
    'जच्चा बच्चा',
    'ਗਰਭਵਤੀ',
    'ਡਿਲੀਵਰੀ',
    'ਜੱਚਾ ਬੱਚਾ',
  ],
  children: ['children', 'child care', 'pediatrics', 'paediatrics', 'baby', 'बच्चे', 'शिशु', 'ਬੱਚੇ', 'ਬੱਚਿਆਂ'],
  vaccination: ['vaccination', 'immunisation', 'immunization', 'टीका', 'टीकाकरण', 'ਟੀਕਾ', 'ਟੀਕਾਕਰਨ'],
  laboratory: ['laboratory', 'lab', 'blood test', 'tests', 'लैब', 'खून की जांच', 'ਲੈਬ', 'ਖੂਨ ਟੈਸਟ'],
  xray: ['x-ray', 'xray', 'radiology', 'एक्स-रे', 'ਐਕਸ-ਰੇ', 'ਐਕਸਰੇ'],
  ultrasound: ['ultrasound', 'scan', 'अल्ट्रासाउंड', 'ਅਲਟਰਾਸਾਊਂਡ'],
  pharmacy: ['pharmacy', 'medicine', 'medicines', 'chemist', 'दवा', 'दवाई', 'ਦਵਾਈ', 'ਦਵਾਈਆਂ'],
  ambulance: ['ambulance', 'एम्बुलेंस', 'ਐਂਬੂਲੈਂਸ'],
  eyes: [
    'eyes',
    'eye',
    'eye care',
    'ophthalmology',
    'cataract',
    'आंख',
    'आँख',
    'मोतियाबिंद',
    'ਅੱਖਾਂ',
    'ਅੱਖ',
    'ਮੋਤੀਆ',
  ],
  dental: ['dental', 'dentist', 'teeth', 'tooth', 'दांत', 'दाँत', 'ਦੰਦ'],
  bones: ['bones and joints', 'orthopedics', 'orthopaedics', 'fracture', 'हड्डी', 'जोड़', 'ਹੱਡੀ', 'ਹੱਡੀਆਂ', 'ਜੋੜ'],
  heart: ['heart', 'cardiology', 'दिल', 'हृदय', 'ਦਿਲ'],
  skin: ['skin', 'dermatology', 'त्वचा', 'चमड़ी', 'ਚਮੜੀ'],
  ent: ['ent', 'ear nose throat', 'ear', 'nose', 'throat', 'कान', 'नाक', 'गला', 'ਕੰਨ', 'ਨੱਕ', 'ਗਲਾ'],
  mentalHealth: ['mental health', 'psychiatry', 'मानसिक', 'ਮਾਨਸਿਕ'],
  deAddiction: ['de-addiction', 'drug', 'नशा मुक्ति', 'ਨਸ਼ਾ ਛੁਡਾਊ'],
  dialysis: ['dialysis', 'kidney', 'डायलिसिस', 'गुर्दा', 'ਡਾਇਲਸਿਸ', 'ਗੁਰਦਾ'],
  physiotherapy: ['physiotherapy', 'फिजियोथेरेपी', 'ਫਿਜ਼ੀਓਥੈਰੇਪੀ'],
  tuberculosis: ['tb', 'tuberculosis', 'dots', 'टीबी', 'ਟੀਬੀ'],
} as const satisfies Record<string, readonly string[]>

export type Service = keyof typeof words
export const services = Object.keys(words) as Service[]

const serviceOfWord = new Map(
  services.flatMap((code) => words[code].map((word) => [foldText(word), code] as const)),
)

/** The service a text means, or null: `'X-Ray'` and `'ਐਕਸ-ਰੇ'` are both `xray`. */
export function serviceOf(text: string): Service | null {
  const folded = foldText(text)
  const code = services.find((one) => foldText(one) === folded)
  return code ?? serviceOfWord.get(folded) ?? null
}

/** Everything people may type to find this service. */
export function wordsOfService(text: string): string {
  const code = serviceOf(text)
  return code ? [text, ...words[code]].join(' ') : text
}

/** `'X-ray, lab / eyes'` → the services, without duplicates. */
export function splitServices(text: string): string[] {
  const parts = text.normalize('NFC').split(/[,;/|\n।]+/)
  return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))]
}
