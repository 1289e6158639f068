import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, serverSays, sentTo, show } from '../../../../tests/setup/screen.tsx'
import { readDoctorProfile } from '../../../shared/doctors/doctors.endpoints.ts'
import { markNoticesSeen } from '../../../shared/notifications/notifications.endpoints.ts'
import { answerQuery, queryClient } from '../query/query-client.ts'
import { useAnswer, useWrite } from './queries.tsx'

function Name() {
  const { data, error, isPending, refetch } = useAnswer(readDoctorProfile)
  return (
    <>
      <output data-testid="shown">{isPending ? 'waiting' : (data?.name ?? 'nothing')}</output>
      <p>{error?.message ?? 'no error'}</p>
      <button type="button" onClick={() => void refetch()}>
        again
      </button>
    </>
  )
}
const shown = () => page.getByTestId('shown')
const profile = { name: 'Asha', specialization: 'x', experience: '', phone: '', clinic: '' }

test("one user's data is never shown to the next", async () => {
  await openDevice('doctor')
  serverSays(readDoctorProfile, { body: profile })
  show(<Name />)
  await expect.element(shown()).toHaveTextContent('Asha')
  await openDevice('doctor')
  serverSays(readDoctorProfile, { body: { ...profile, name: 'Bela' } })
  show(<Name />)
  expect(document.querySelector('output[data-testid]')?.textContent ?? '').not.toBe('Asha')
  await expect.element(shown()).toHaveTextContent('Bela')
})

test('a failed read is retried before an error is shown', async () => {
  await openDevice('doctor')
  let asked = 0
  serverSays(readDoctorProfile, () => {
    asked += 1
    return asked === 1 ? { status: 503, refusal: { code: 'unavailable' } } : { body: profile }
  })
  show(<Name />)
  await expect.poll(() => asked).toBe(1)
  await expect.element(page.getByText('no error')).toBeVisible()
  await expect.element(shown()).toHaveTextContent('Asha')
})

test('a 4xx is not retried; the earlier data stays on screen', async () => {
  await openDevice('doctor')
  let asked = 0
  serverSays(readDoctorProfile, () => {
    asked += 1
    return asked === 1 ? { body: profile } : { status: 403, refusal: { code: 'wrongRole', message: 'No.' } }
  })
  show(<Name />)
  await expect.element(shown()).toHaveTextContent('Asha')
  await page.getByRole('button').click()
  await expect.element(page.getByText('No.')).toBeVisible()
  await expect.element(shown()).toHaveTextContent('Asha')
  expect(asked).toBe(2)
})

test('a stored empty answer is not shown while the request is in flight', async () => {
  await openDevice('doctor')
  const empty = { answer: null, etag: null, isKept: true }
  queryClient.setQueryData(answerQuery(readDoctorProfile).queryKey, empty, { updatedAt: 1 })
  let answer: (said: Response) => void = () => undefined
  globalThis.fetch = () => new Promise((resolve) => (answer = resolve))
  show(<Name />)
  await expect.element(shown()).toHaveTextContent('waiting')
  answer(Response.json(profile))
  await expect.element(shown()).toHaveTextContent('Asha')
})

test('a stored empty answer is shown when the request fails', async () => {
  await openDevice('doctor')
  const empty = { answer: null, etag: null, isKept: true }
  queryClient.setQueryData(answerQuery(readDoctorProfile).queryKey, empty, { updatedAt: 1 })
  serverSays(readDoctorProfile, { status: 403, refusal: { code: 'wrongRole', message: 'No.' } })
  show(<Name />)
  await expect.element(shown()).toHaveTextContent('nothing')
  await expect.element(page.getByText('No.')).toBeVisible()
})

function Seen() {
  const { mutate, isPending, error, variables } = useWrite(markNoticesSeen)
  return (
    <>
      <output data-testid="shown">{`${isPending} ${error?.message ?? 'fine'} ${variables?.body?.ids.join() ?? ''}`}</output>
      <button type="button" onClick={() => mutate({ body: { ids: ['1'] } })}>
        write
      </button>
    </>
  )
}

test('a write reports its state and keeps its error', async () => {
  await openDevice('patient')
  serverSays(markNoticesSeen, { status: 409, refusal: { code: 'taken', message: 'Too late.' } })
  show(<Seen />)
  await page.getByRole('button').click()
  await expect.element(shown()).toHaveTextContent('false Too late. 1')
  expect(sentTo(markNoticesSeen)).toHaveLength(1)
})

function Faulty({ hear }: { hear: (what: string) => void }) {
  const { mutateAsync, error, isPending } = useWrite(markNoticesSeen, {
    onDone: () => {
      throw new Error('a fault of the screen')
    },
    onError: () => hear('failed'),
  })
  const write = () => void mutateAsync({ body: { ids: ['1'] } }).then(({ message }) => hear(message))
  return (
    <>
      <output data-testid="shown">{`${isPending} ${error?.message ?? 'fine'}`}</output>
      <button type="button" onClick={write}>
        write
      </button>
    </>
  )
}

test('an exception in a callback does not make the write fail', async () => {
  await openDevice('patient')
  serverSays(markNoticesSeen, { body: { message: 'Seen.' } })
  const heard: string[] = []
  show(<Faulty hear={(what) => heard.push(what)} />)
  await page.getByRole('button').click()
  await expect.poll(() => heard).toEqual(['Seen.'])
  await expect.element(shown()).toHaveTextContent('false fine')
})
