import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, sentTo, serverSays, show, type Sent } from '../../../../tests/setup/screen.tsx'
import { readSession } from '../../../shared/accounts/accounts.endpoints.ts'
import { readPatientProfile, savePatientProfile } from '../../../shared/patients/patients.endpoints.ts'
import { addVital, listVitals } from '../../../shared/vitals/vitals.endpoints.ts'
import { PatientProfileForm } from '../../patients/components/patient-profile-form.tsx'
import { useSaveProfile } from '../../patients/patients.queries.ts'
import { call } from '../api/api.ts'
import { sendAll, sendOrKeep } from '../outbox/outbox.ts'
import { QueuedOffline } from '../outbox/queued-offline.ts'
import { useWithQueued } from '../outbox/queued-mutation.ts'
import { useAnswer } from '../queries/queries.tsx'
import { answerQuery, knownAnswer, queryClient } from '../query/query-client.ts'
import { forgetSession, signIn } from './session-store.ts'
import { actFor, actingFor, useActingFor } from './acting-for.ts'
import { readDraft, writeDraft } from './drafts.ts'

const baby = '01936f2b-0000-7000-8000-000000000001'
const grandmother = '01936f2b-0000-7000-8000-000000000002'
const asha = { name: 'Asha', age: 34, gender: 'Female', address: '', phone: '' } as const
const gurnoor = { ...asha, name: 'Gurnoor', age: 0 }

beforeEach(async () => {
  await openDevice('patient')
  serverSays(readPatientProfile, ({ patientId }) => ({ body: patientId === baby ? gurnoor : asha }))
  serverSays(readSession, { body: { phone: '' } })
})

/** The profile of whom one acts for, as a screen shows it: remounted for another patient. */
function ShownProfile() {
  return <Profile key={useActingFor()} />
}
function Profile() {
  const { data } = useAnswer(readPatientProfile)
  const { mutateAsync } = useSaveProfile()
  return (
    <button
      type="button"
      onClick={() => void mutateAsync({ body: { ...gurnoor, name: 'Gurnoor Kaur', age: '0' } })}
    >
      {data?.name}
    </button>
  )
}

describe('the chosen patient', () => {
  test('is named in requests about a patient only, and a read for another may say so', async () => {
    serverSays(addVital, { body: {} })
    actFor(baby)
    expect((await call(readPatientProfile))?.name).toBe('Gurnoor')
    expect((await call(readPatientProfile, { patientId: null }))?.name).toBe('Asha')
    await call(addVital, { body: { type: 'weight', value: '7' }, patientId: grandmother })
    expect(sentTo(addVital)).toMatchObject([{ patientId: grandmother }])
    let named: string | null = ''
    serverSays(readSession, (sent: Sent) => {
      named = sent.patientId
      return { body: { phone: '' } }
    })
    await call(readSession)
    expect(named).toBeNull()
  })

  test('stays for the account until it signs out, and is nothing to another account', () => {
    actFor(baby)
    const token = localStorage.getItem('token') ?? ''
    localStorage.setItem('token', `x.${btoa(JSON.stringify({ sub: 'patient-2' }))}.x`)
    expect(actingFor()).toBeNull()
    signIn(token)
    expect(actingFor()).toBe(baby)
    forgetSession()
    expect(localStorage.getItem('nabz.actingFor')).toBeNull()
  })

  test('has answers of their own: no screen shows the one for the other', async () => {
    show(<ShownProfile />)
    await expect.element(page.getByText('Asha')).toBeVisible()
    serverSays(readPatientProfile, () => {
      throw new Error('no line')
    })
    actFor(baby)
    await expect.element(page.getByText('Asha')).not.toBeInTheDocument()
    actFor(null)
    await expect.element(page.getByText('Asha')).toBeVisible()
  })

  test('an answer to a write that comes after the switch belongs to whom it was for', async () => {
    let answer: (() => void) | undefined
    const plain = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      if (init?.method === 'POST') await new Promise<void>((resolve) => (answer = resolve))
      return plain(input, init)
    }
    serverSays(savePatientProfile, { body: { ...gurnoor, name: 'Gurnoor Kaur' } })
    actFor(baby)
    show(<ShownProfile />)
    await page.getByText('Gurnoor').click()
    await expect.poll(() => answer).toBeDefined()
    actFor(null)
    await expect.element(page.getByText('Asha')).toBeVisible()
    answer?.()
    await expect.poll(() => knownAnswer(readPatientProfile, { patientId: baby })?.name).toBe('Gurnoor Kaur')
    expect(knownAnswer(readPatientProfile, { patientId: null })?.name).toBe('Asha')
    // The own profile was not looked at.
    expect(localStorage.getItem('patientHasProfile')).toBeNull()
  })

  test('has drafts of their own', async () => {
    const props = { known: null, onSaved: () => undefined, onKept: () => undefined }
    actFor(baby)
    show(<PatientProfileForm {...props} />)
    await page.getByLabelText('Age').fill('1')
    await expect.poll(() => readDraft('patients.profile')?.values).toMatchObject({ age: '1' })
    actFor(null)
    expect(readDraft('patients.profile')).toBeNull()
  })
})

describe('a queued write', () => {
  const reading = { type: 'weight', value: '7' } as const
  const offline = () => {
    throw new Error('no line')
  }

  test('is shown with its patient only, and is sent for them whoever is chosen by then', async () => {
    serverSays(addVital, offline)
    actFor(baby)
    const sending = sendOrKeep(addVital, { body: reading, key: 'a'.repeat(32) })
    await expect(sending).rejects.toThrow(QueuedOffline)
    show(<Queued />)
    await expect.element(page.getByTestId('queued')).toHaveTextContent('1')
    actFor(null)
    await expect.element(page.getByTestId('queued')).toHaveTextContent('0')
    serverSays(addVital, { body: {} })
    await sendAll()
    expect(sentTo(addVital).at(-1)).toMatchObject({ patientId: baby, body: reading })
  })

  test('of a profile does not wait for the profile of another', async () => {
    const body = { ...asha, age: '34' }
    serverSays(savePatientProfile, ({ patientId }) => (patientId === baby ? offline() : { body: asha }))
    actFor(baby)
    await expect(sendOrKeep(savePatientProfile, { body, key: 'b'.repeat(32) })).rejects.toThrow(QueuedOffline)
    actFor(null)
    await sendOrKeep(savePatientProfile, { body, key: 'c'.repeat(32) })
  })
})

function Queued() {
  const patientId = useActingFor()
  const { data } = useWithQueued({ data: undefined, isPending: false }, (_, waiting) => waiting.length)
  return (
    <output data-testid="queued" key={patientId}>
      {data}
    </output>
  )
}

test('when the server refuses a patient, all that is stored of them is deleted, and one’s own record opens', async () => {
  actFor(baby)
  await queryClient.query(answerQuery(readPatientProfile))
  await queryClient.query(answerQuery(readPatientProfile, { patientId: null }))
  writeDraft('patients.profile', { values: { name: 'G' } })
  serverSays(listVitals, { status: 403, refusal: { code: 'notActingFor' } })
  await expect(call(listVitals)).rejects.toMatchObject({ code: 'notActingFor' })
  expect(actingFor()).toBeNull()
  expect(knownAnswer(readPatientProfile, { patientId: baby })).toBeUndefined()
  expect(knownAnswer(readPatientProfile)?.name).toBe('Asha')
  actFor(baby)
  expect(readDraft('patients.profile')).toBeNull()
})
