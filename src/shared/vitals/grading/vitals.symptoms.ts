/** What the symptom question asks, each with a picture and words. */
export const symptoms = [
  'chestPain',
  'breathless',
  'oneSideWeak',
  'crookedFace',
  'cannotSeeOrSpeak',
  'fits',
  'verySleepy',
  'vomitingEverything',
  'bleeding',
  'heavyBleeding',
  'vomiting',
  'bellyPain',
  'fastBreath',
  'feverThreeDays',
  'rash',
  'stiffNeck',
  'confusion',
  'headache',
  'blurredSight',
  'upperBellyPain',
  'swollenFace',
  'noMovement',
  'waterBroken',
  'chestIndrawing',
  'notDrinking',
  'fever',
  'irregularPulse',
  'dizzy',
  'fainted',
] as const
export type Symptom = (typeof symptoms)[number]

interface Question {
  symptoms: readonly Symptom[]
  /**
   * What a missing answer counts as. Where a yes means danger, it counts as yes: we never reassure, and the screen asks
   * (decision 0065). Where it only moves yellow to amber, it counts as no.
   */
  unanswered: 'yes' | 'no'
}

/** The questions that the tables name. Sources: docs/clinical-sources.md. */
export const questions = {
  danger: {
    symptoms: [
      'chestPain',
      'breathless',
      'oneSideWeak',
      'crookedFace',
      'cannotSeeOrSpeak',
      'fits',
      'verySleepy',
      'vomitingEverything',
      'bleeding',
    ],
    unanswered: 'yes',
  },
  sugarDanger: { symptoms: ['vomiting', 'bellyPain', 'fastBreath', 'verySleepy'], unanswered: 'yes' },
  feverDanger: {
    symptoms: ['feverThreeDays', 'rash', 'bleeding', 'stiffNeck', 'confusion'],
    unanswered: 'yes',
  },
  // All of them are in `childFeverDanger` too, or a higher temperature would have a better colour.
  childFeverSevere: {
    symptoms: ['notDrinking', 'vomitingEverything', 'fits', 'verySleepy', 'stiffNeck', 'confusion'],
    unanswered: 'yes',
  },
  childFeverDanger: {
    symptoms: [
      'notDrinking',
      'vomitingEverything',
      'fits',
      'verySleepy',
      'feverThreeDays',
      'rash',
      'bleeding',
      'stiffNeck',
      'confusion',
    ],
    unanswered: 'yes',
  },
  childDanger: {
    symptoms: ['chestIndrawing', 'notDrinking', 'vomitingEverything', 'fits', 'verySleepy'],
    unanswered: 'yes',
  },
  // At any value. All of them are in `pregnancyDanger` too, as those after birth are in `afterBirthDanger`.
  pregnancySigns: { symptoms: ['bleeding', 'fits', 'noMovement', 'waterBroken'], unanswered: 'yes' },
  pregnancyDanger: {
    symptoms: [
      'headache',
      'blurredSight',
      'upperBellyPain',
      'swollenFace',
      'bleeding',
      'fits',
      'noMovement',
      'waterBroken',
    ],
    unanswered: 'yes',
  },
  afterBirthSigns: {
    symptoms: ['heavyBleeding', 'fits', 'breathless', 'verySleepy'],
    unanswered: 'yes',
  },
  afterBirthDanger: {
    symptoms: [
      'headache',
      'blurredSight',
      'upperBellyPain',
      'swollenFace',
      'heavyBleeding',
      'fits',
      'breathless',
      'verySleepy',
    ],
    unanswered: 'yes',
  },
  afterBirthFever: { symptoms: ['fever'], unanswered: 'no' },
  dengue: { symptoms: ['fever'], unanswered: 'no' },
  irregular: { symptoms: ['irregularPulse'], unanswered: 'no' },
  faintness: { symptoms: ['dizzy', 'fainted'], unanswered: 'no' },
} as const satisfies Record<string, Question>
export type QuestionName = keyof typeof questions

/** `answered`: the symptoms said with yes, or null where nobody answered. */
export function isYes(name: QuestionName, answered: readonly Symptom[] | null): boolean {
  const question: Question = questions[name]
  if (answered === null) return question.unanswered === 'yes'
  return question.symptoms.some((one) => answered.includes(one))
}
