import { useState } from 'react'
import { agreedOf, noticeVersion, type Purpose } from '../../../../shared/consents/consents.purposes.ts'
import { phoneDigits } from '../../../../shared/kit/text/digits.ts'
import { ApiError } from '../../../platform/api/api-error.ts'
import { newKey } from '../../../platform/api/keys.ts'
import { navigate } from '../../../platform/browser/navigation.tsx'
import { useFormState } from '../../../platform/forms/form-state.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { useInSteps, useStep } from '../../../ui/steps/use-steps.ts'
import type { Registration } from '../calls.ts'
import { rememberRegistered } from '../just-registered.ts'
import { loadCalls } from '../load-calls.ts'
import { fieldsOf, questionAfter, questionOf, questions, type Question } from './questions.ts'

export const roles = ['patient', 'doctor'] as const

const blank = {
  username: '',
  email: '',
  hasNoEmail: false,
  password: '',
  confirmPassword: '',
  name: '',
  phone: '',
  role: '',
  consents: [] as Purpose[],
}
type Values = typeof blank

export type RegistrationForm = ReturnType<typeof useRegistration>

/** The form as a whole, and on phones its way from question to question. */
export function useRegistration(onDone: () => void) {
  const { language } = useText()
  const question = useStep(questions)
  const inSteps = useInSteps()
  const { eye, isTypedOnce } = usePasswordEye(inSteps)
  const { isOpened, setOpened, usernameOf, isWithoutEmail } = useOpenedFields(inSteps)
  // The same at each try: with another, a repeat after a lost answer would be another registration.
  const [inPlaceOfEmail] = useState(newKey)
  const [suggested, setSuggested] = useState('')

  const form = useFormState({
    feature: 'accounts',
    initial: blank,
    draft: 'accounts.register',
    check: async (values: Values) => {
      const { checkRegistration, addressInPlaceOfEmail } = await loadCalls()
      const { hasNoEmail: _, ...typed } = values
      return checkRegistration({
        ...typed,
        username: usernameOf(values),
        email: isWithoutEmail(values) ? addressInPlaceOfEmail(inPlaceOfEmail) : typed.email,
        confirmPassword: isTypedOnce ? typed.password : typed.confirmPassword,
        consents: isRole(typed.role) ? agreedOf(typed.role, typed.consents) : [],
        notice: { version: noticeVersion, language },
      })
    },
    submit: async (registration: Registration, key) => {
      setSuggested('')
      const { sendRegistration, suggestUsername } = await loadCalls()
      await sendRegistration(registration, key).catch((error: unknown) => {
        if (isTaken(error)) setSuggested(suggestUsername(registration.name, randomNumber()))
        throw error
      })
      rememberRegistered(registration.username)
      onDone()
    },
    onRefused: (paths) => {
      if (paths.includes('username')) open('username')
      if (paths.includes('email')) open('email')
      if (inSteps && questionOf(paths) !== question) navigate(`#${questionOf(paths)}`)
    },
  })

  function open(field: LateField): void {
    if (field === 'username') form.set('username', usernameOf(form.values))
    setOpened(field, true)
  }

  /** A username that is the number stays it. */
  function setPhone(phone: string): void {
    if (inSteps && form.get('username') === phoneDigits(form.get('phone'))) {
      form.set('username', '')
      setOpened('username', false)
    }
    form.set('phone', phone)
  }

  const isAnswered = isTaken(form.failure) && form.fieldState('username').error === undefined

  return {
    ...form,
    /** In the red box: where it can be answered, until it is. */
    formError: isAnswered || (inSteps && !isAnsweredAt(question, form.failure)) ? null : form.formError,
    question,
    inSteps,
    eye,
    isTypedOnce,
    username: usernameOf(form.values),
    isWithoutEmail: isWithoutEmail(form.values),
    /** Instead of a username that is taken. */
    suggested: isAnswered ? '' : suggested,
    isOpened,
    open,
    setPhone,
    onSubmit: (event: { preventDefault(): void }) => {
      if (!inSteps || question === 'check') return form.onSubmit(event)
      event.preventDefault()
      void form.checkPart(fieldsOf(question), (values) => navigate(`#${questionAfter(question, values)}`))
    },
  }
}

/** On phones open at first: whoever sees the password need not type it twice. */
function usePasswordEye(inSteps: boolean) {
  const [picked, setPicked] = useState<boolean | null>(null)
  const isOpen = picked ?? inSteps
  return { eye: [isOpen, setPicked] as const, isTypedOnce: inSteps && isOpen }
}

type LateField = 'username' | 'email'

/**
 * Which fields of the last question are open for a change. Until it is opened, an empty one stands for what most people
 * have.
 */
function useOpenedFields(inSteps: boolean) {
  const [opened, setAllOpened] = useState<Partial<Record<LateField, boolean>>>({})
  const isOpened = (field: LateField) => !inSteps || opened[field] === true
  return {
    isOpened,
    setOpened: (field: LateField, isNow: boolean) =>
      setAllOpened((before) => ({ ...before, [field]: isNow })),
    usernameOf: ({ username, phone }: Values) =>
      username === '' && !isOpened('username') ? phoneDigits(phone) : username,
    isWithoutEmail: ({ email, hasNoEmail }: Values) => hasNoEmail || (email === '' && !isOpened('email')),
  }
}

export function isRole(typed: string): typed is (typeof roles)[number] {
  return roles.some((role) => role === typed)
}

function isAnsweredAt(question: Question, failure: unknown): boolean {
  const fields = failure instanceof ApiError ? failure.fields : undefined
  return fields === undefined || questionOf(Object.keys(fields)) === question
}

function isTaken(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'usernameTaken'
}

function randomNumber(): number {
  return crypto.getRandomValues(new Uint8Array(1))[0] ?? 0
}
