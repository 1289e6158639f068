import type { Entry } from '../../src/shared/vitals/grading/vitals.interpret.ts'
import type { Person } from '../../src/shared/vitals/grading/vitals.person.ts'
import { questions, type Symptom } from '../../src/shared/vitals/grading/vitals.symptoms.ts'

export interface ReadingVignette extends Pick<Entry, 'value' | 'context' | 'second' | 'site'> {
  type: Entry['type']
  /** What the symptom question was answered with; absent: it was not asked, or nobody could say. */
  answered?: readonly Symptom[]
  measuredDaysAgo?: number
}

const adult: Person = { ageInYears: 45, ageInMonths: null, gender: 'Male', pregnancy: 'no' }
const woman: Person = { ageInYears: 28, ageInMonths: null, gender: 'Female', pregnancy: 'no' }
const child = (ageInMonths: number): Person => ({
  ...adult,
  ageInYears: Math.floor(ageInMonths / 12),
  ageInMonths: ageInMonths < 60 ? ageInMonths : null,
})

const pressure = (value: string, answered?: readonly Symptom[]): ReadingVignette => ({
  type: 'bloodPressure',
  value,
  ...(answered && { answered }),
})
const sugar = (value: string, context: Entry['context'], answered?: readonly Symptom[]): ReadingVignette => ({
  type: 'bloodSugar',
  value,
  context,
  ...(answered && { answered }),
})
const measured =
  (type: Entry['type']) =>
  (value: string, answered?: readonly Symptom[]): ReadingVignette => ({
    type,
    value,
    ...(answered && { answered }),
  })
const temperature = measured('temperature')
const oxygen = measured('oxygenSaturation')
const pulse = measured('heartRate')
const breaths = measured('respiratoryRate')
const haemoglobin = measured('haemoglobin')
const hba1c = measured('hba1c')
const arm = measured('armCircumference')

/** Readings, by the person who is measured. */
export const readings: readonly (readonly [who: string, Person, readonly ReadingVignette[]])[] = [
  [
    'A man of 45',
    adult,
    [
      pressure('190/120'),
      ...questions.danger.symptoms.map((one) => pressure('190/120', [one])),
      pressure('180/110', []),
      pressure('225/100'),
      pressure('150/95'),
      pressure('120/80 72'),
      pressure('120/80/72'),
      pressure('120/80 72', ['irregularPulse']),
      pressure('120/80 118'),
      pressure('120/80 118', ['irregularPulse']),
      { ...pressure('150/95'), second: '130/85' },
      { ...pressure('184/112', []), second: '182/110' },
      pressure('95/65'),
      pressure('104/86'),
      pressure('104/86', ['fever']),
      pressure('90/60', []),
      pressure('112/54', []),
      pressure('112/54', ['dizzy']),
      pressure('112/54', ['fainted']),
      pressure('112/54'),
      pressure('65/35'),
      pressure('60/40'),
      { ...pressure('190/120', ['chestPain']), measuredDaysAgo: 4 },
      pulse('38'),
      pulse('48', []),
      pulse('72'),
      pulse('72', ['irregularPulse']),
      pulse('105', []),
      pulse('105', ['irregularPulse']),
      pulse('135'),
      sugar('HI', 'anyTime'),
      sugar('LO', 'anyTime'),
      sugar('हाई', 'anyTime'),
      sugar('ਲੋਅ', 'anyTime'),
      sugar('30', 'anyTime'),
      sugar('54', 'anyTime'),
      sugar('60', 'anyTime'),
      sugar('90', 'fasting'),
      sugar('110', 'fasting'),
      sugar('126', 'fasting'),
      sugar('200', 'fasting', []),
      sugar('200', 'fasting', ['verySleepy']),
      sugar('130', 'afterFood'),
      sugar('190', 'afterFood'),
      sugar('200', 'afterFood'),
      sugar('310', 'anyTime', []),
      ...questions.sugarDanger.symptoms.map((one) => sugar('310', 'anyTime', [one])),
      temperature('96.5'),
      temperature('100.4'),
      { ...temperature('99.5'), site: 'armpit' },
      temperature('102.6', []),
      ...questions.feverDanger.symptoms.map((one) => temperature('102.6', [one])),
      temperature('104.5'),
      temperature('105'),
      temperature('35 C'),
      oxygen('94'),
      oxygen('92', []),
      oxygen('92', ['breathless']),
      oxygen('90'),
      breaths('16'),
      breaths('10'),
      breaths('22'),
      breaths('26'),
      breaths('8'),
      haemoglobin('14'),
      haemoglobin('12.4'),
      haemoglobin('7.4', []),
      haemoglobin('7.4', ['breathless']),
      haemoglobin('4.8'),
      hba1c('5.4'),
      hba1c('6.0'),
      hba1c('7.2'),
      arm('19'),
    ],
  ],
  [
    'A woman of 28 who did not say whether she is pregnant',
    { ...woman, pregnancy: null },
    [
      pressure('118/76'),
      pressure('142/92'),
      sugar('97', 'fasting'),
      haemoglobin('11.4'),
      haemoglobin('12.2'),
    ],
  ],
  [
    'A pregnant woman of 28',
    { ...woman, pregnancy: 'pregnant' },
    [
      pressure('118/76', []),
      ...questions.pregnancySigns.symptoms.map((one) => pressure('118/76', [one])),
      pressure('118/76'),
      pressure('142/92', []),
      ...(['headache', 'blurredSight', 'upperBellyPain', 'swollenFace'] as const).map((one) =>
        pressure('142/92', [one]),
      ),
      pressure('160/105'),
      pressure('164/112'),
      sugar('95', 'fasting', []),
      sugar('140', 'afterFood', []),
      sugar('190', 'afterFood', []),
      temperature('38 C', []),
      oxygen('94', []),
      haemoglobin('10.4', []),
      haemoglobin('6.8', []),
      arm('22.5', []),
      arm('24', []),
    ],
  ],
  [
    'A woman of 28 who gave birth three weeks ago',
    { ...woman, pregnancy: 'afterBirth' },
    [
      pressure('164/112'),
      pressure('118/76', []),
      ...questions.afterBirthSigns.symptoms.map((one) => pressure('118/76', [one])),
      pressure('118/76', ['fever']),
      pressure('118/76'),
      temperature('38 C', []),
    ],
  ],
  [
    'A pregnant girl of 15',
    { ...woman, ageInYears: 15, pregnancy: 'pregnant' },
    [pressure('118/76', []), pressure('65/35'), pressure('142/92', []), pulse('135')],
  ],
  [
    'A child of one month',
    child(1),
    [
      temperature('104.5'),
      temperature('37.5 C'),
      temperature('35.4 C'),
      temperature('36.8 C', []),
      temperature('36.8 C', ['fits']),
      temperature('36.8 C', ['notDrinking']),
      breaths('60'),
      ...questions.childDanger.symptoms.map((one) => breaths('50', [one])),
      oxygen('89'),
      { type: 'weight', value: '1.8' },
    ],
  ],
  ['A child of two months', child(2), [temperature('38 C'), arm('10.8')]],
  [
    'A child of eight months',
    child(8),
    [
      temperature('39 C'),
      temperature('39 C', []),
      temperature('39 C', ['notDrinking']),
      breaths('52', []),
      breaths('52', ['chestIndrawing']),
      breaths('44'),
      arm('11.4'),
      arm('12'),
      arm('13'),
      haemoglobin('10.2'),
      haemoglobin('6.8', []),
    ],
  ],
  [
    'A child of three years',
    child(40),
    [
      breaths('42', []),
      sugar('54', 'anyTime'),
      sugar('260', 'anyTime', ['vomiting']),
      { ...temperature('37.5 C', []), site: 'armpit' },
      { ...temperature('37.5 C', ['notDrinking']), site: 'armpit' },
      temperature('40 C'),
    ],
  ],
  [
    'A child who was one year old three months ago, the month of birth not known (15 to 26 months)',
    { ...adult, ageInYears: 1, ageInMonths: null, monthsBetween: [15, 26] },
    [breaths('42', []), haemoglobin('10.7')],
  ],
  [
    'A child of five years',
    child(66),
    [oxygen('80'), temperature('38.5 C', []), haemoglobin('11.2'), arm('15')],
  ],
  [
    'A child of ten years',
    child(124),
    [pressure('150/95'), pulse('120'), breaths('30'), oxygen('97'), temperature('40 C')],
  ],
  ['A boy of 16', child(16 * 12), [pressure('150/95'), pulse('135'), breaths('26')]],
]

/** Words of a request, a reading's note or a message; `age`: of the patient, where it matters. */
export const notes: readonly { note: string; age?: number }[] = [
  { note: 'ਛਾਤੀ ਵਿੱਚ ਦਰਦ' },
  { note: 'छाती में दर्द' },
  { note: 'सीने में दर्द' },
  { note: 'chest pain and sweating' },
  { note: 'My father has chest pain since morning' },
  { note: 'chhati vich dard' },
  { note: 'ਸਾਹ ਚੜ੍ਹਦਾ ਹੈ' },
  { note: 'ਸੱਪ ਨੇ ਡੰਗ ਮਾਰਿਆ' },
  { note: 'ज़हर पी लिया' },
  { note: 'lakwa' },
  { note: 'I want to die' },
  { note: 'ਗਰਭਵਤੀ ਹੈ, ਖ਼ੂਨ ਵਗ ਰਿਹਾ ਹੈ' },
  { note: 'बच्चे को दौरा पड़ रहा है', age: 3 },
  { note: '3 साल के बच्चे को बुखार', age: 3 },
  { note: 'fever', age: 8 },
  { note: 'fits' },
  { note: 'vomiting' },
  { note: 'weakness' },
  { note: 'urine' },
  { note: 'no chest pain, only cough' },
  { note: 'had a fit last year' },
  { note: 'सिर दर्द' },
  { note: 'headache' },
  { note: 'breathless' },
  // No rule knows it; it only sounds urgent.
  { note: 'they carried her in, she is all grey and will not talk' },
  { note: 'belly pain' },
  { note: 'ਢਿੱਡ ਵਿੱਚ ਦਰਦ' },
  { note: 'loose motions' },
  { note: 'TB' },
  { note: 'dengue' },
  { note: 'thyroid' },
  { note: 'stone' },
  { note: 'piles' },
  { note: 'heart burn' },
  { note: 'medicine delivery' },
]
