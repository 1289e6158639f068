/** One a screen on phones, at an address of its own: `/register#phone`. */
export const questions = ['role', 'name', 'phone', 'password', 'check'] as const
export type Question = (typeof questions)[number]

/** What each asks for before the last, which asks for the rest and shows all. */
const asked = {
  role: ['role'],
  name: ['name'],
  phone: ['phone'],
  password: ['password', 'confirmPassword'],
} as const

/** In the order of the page. */
const fields = ['role', 'name', 'phone', 'email', 'username', 'password', 'confirmPassword', 'consents']

export function fieldsOf(question: Exclude<Question, 'check'>): readonly string[] {
  return asked[question]
}

export function questionOf(paths: readonly string[]): Question {
  const first = fields.find((field) => paths.includes(field)) ?? ''
  return questions.find((one) => one !== 'check' && fieldsOf(one).includes(first)) ?? 'check'
}

/** The next that is not answered yet: whoever changes one answer comes back to the last question. */
export function questionAfter(question: Question, values: Record<string, unknown>): Question {
  const later = questions.slice(questions.indexOf(question) + 1)
  return later.find((one) => one === 'check' || values[asked[one][0]] === '') ?? 'check'
}
