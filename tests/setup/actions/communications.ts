import type { Visitor } from '../browser.ts'
import { register, tokenOf } from '../entry.ts'
import { ask, todayInTown, type Action, type ApiSession } from '../offline-actions.ts'
import { addDays } from '../../../src/shared/kit/time/town-time.ts'

const username = 'writes.back'

/** A doctor who has accepted an appointment of the patient, as a patient writes to nobody else. Once for each patient. */
async function beTreated(api: ApiSession): Promise<void> {
  const { doctors } = await ask<{ doctors: { name: string }[] }>(api, '/api/communications')
  if (doctors.some(({ name }) => name === username)) return
  await register(api.url, { username, name: username, role: 'doctor' })
  const doctor = { url: api.url, token: await tokenOf(api.url, username) }
  await ask(doctor, '/api/doctor/me', {
    name: username,
    specialization: 'Dermatology',
    experience: '10',
    phone: '5550001234',
    clinic: 'Civil Hospital',
    registrationNumber: 'TEST-writes-back',
  })
  const asked = {
    date: addDays(todayInTown(), 25),
    time: '12:15',
    type: 'in-person',
    specialization: 'skin rash',
  }
  const { _id } = await ask<{ _id: string }>(api, '/api/appointments', asked)
  await ask(doctor, `/api/appointments/${_id}/accept`, {})
}

async function openThread({ page, t }: Visitor): Promise<void> {
  await page.reload()
  await page.getByRole('link', { name: t('communications.doctor', { name: username }) }).click()
  await page.getByLabel(t('communications.write'), { exact: true }).waitFor()
}

interface Thread {
  messages: { text: string }[]
}

function writeMessage(api: ApiSession, nth: number): Action {
  const text = `The cough is better, ${nth}.`
  return {
    what: text,
    path: '/patient/messages',
    prepare: async (visitor) => {
      await beTreated(api)
      await openThread(visitor)
      const { page, t } = visitor
      await page.getByLabel(t('communications.write'), { exact: true }).fill(text)
    },
    press: ({ page, t }) => page.getByRole('button', { name: t('communications.send'), exact: true }).click(),
    count: async () => {
      const { doctors } = await ask<{ doctors: { id: string; name: string }[] }>(api, '/api/communications')
      const id = doctors.find(({ name }) => name === username)?.id
      if (id === undefined) return 0
      const { messages } = await ask<Thread>(api, `/api/doctors/${id}/communications`)
      return messages.filter((one) => one.text === text).length
    },
  }
}

export const actions = { 'communications.ask': writeMessage }
