import { describe, expect, it } from 'vitest'
import { readDoctorProfile, saveDoctorProfile } from '../../../../shared/doctors/doctors.endpoints.ts'
import type { Endpoint } from '../../../../shared/kit/endpoint.ts'
import { readPatientProfile, savePatientProfile } from '../../../../shared/patients/patients.endpoints.ts'
import {
  addReminder,
  changeReminder,
  listReminders,
} from '../../../../shared/reminders/reminders.endpoints.ts'
import { readVolunteer, saveVolunteer } from '../../../../shared/volunteers/volunteers.endpoints.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../../../tests/setup/people.ts'
import { twoDevices } from '../../../../../tests/setup/two-devices.ts'

// Field comparison is tested in src/shared/kit/three-way-merge.test.ts.

const { town, appContext, later, minute } = twoDevices()

type Values = Record<string, unknown>
interface Kind {
  name: string
  write: Endpoint
  person: () => Promise<SignedIn>
  values: Values
  /** A field with the values that two devices give it, and a second field. */
  field: string
  here: unknown
  there: unknown
  other: [field: string, value: unknown]
  /** Creates the row and returns its path parameters. */
  begin: (ask: Ask) => Promise<Record<string, string> | undefined>
  read: (ask: Ask, params?: Record<string, string>) => Promise<Values>
}
interface Ask {
  token: string
}

const kinds: Kind[] = [
  {
    name: 'a patient profile',
    write: savePatientProfile,
    person: () => patientIn(appContext()),
    values: { name: 'Nava Kaur', age: 31, gender: 'Female', address: 'Nabha', phone: '1' },
    field: 'phone',
    here: '2',
    there: '3',
    other: ['address', 'Patiala'],
    begin: async () => undefined,
    read: async (ask) => ({ ...(await town().api.must(readPatientProfile, ask)) }),
  },
  {
    name: 'a doctor profile',
    write: saveDoctorProfile,
    person: () => doctorIn(appContext()),
    values: {
      name: 'Meena Sharma',
      specialization: 'Skin',
      experience: '12',
      phone: '9876501234',
      clinic: 'Civil Hospital',
      registrationNumber: 'PMC-1',
    },
    field: 'clinic',
    here: 'Sharma Clinic',
    there: 'Town Clinic',
    other: ['experience', '13'],
    begin: async () => undefined,
    read: async (ask) => ({ ...(await town().api.must(readDoctorProfile, ask)) }),
  },
  {
    name: 'a volunteer',
    write: saveVolunteer,
    person: () => personIn(appContext(), 'patient'),
    values: { name: 'Gurmeet Singh', mobile: '9814012345', hasVehicle: true },
    field: 'mobile',
    here: '9814011111',
    there: '9814022222',
    other: ['hasVehicle', false],
    begin: async () => undefined,
    read: async (ask) => ({ ...(await town().api.must(readVolunteer, ask)) }),
  },
  {
    name: 'a reminder',
    write: changeReminder,
    person: () => personIn(appContext(), 'patient'),
    values: {
      name: 'Syrup',
      dosage: '5 ml',
      times: ['08:00', '20:00'],
      days: [0, 1, 2, 3, 4, 5, 6],
      endsOn: null,
    },
    field: 'times',
    here: ['09:00'],
    there: ['10:00', '22:00'],
    other: ['dosage', '10 ml'],
    begin: async ({ token }) => {
      const { id } = await town().api.must(addReminder, { token, body: { name: 'Old', times: ['07:00'] } })
      return { id }
    },
    read: async (ask) => {
      const [reminder] = (await town().api.must(listReminders, ask)).reminders
      return { name: reminder?.name, ...reminder?.plans.at(-1) }
    },
  },
]

describe.each(kinds)('$name', ({ write, person, values, field, here, there, other, begin, read }) => {
  async function saved() {
    const { token } = await person()
    const params = await begin({ token })
    const ask = { token, ...(params && { params }) }
    await town().api.must(write, { ...ask, body: values } as never)
    later()
    const say = (body: Values, more: object = {}) => town().api.ask(write, { ...ask, ...more, body })
    return { token, say, known: () => read({ token }) }
  }

  it('keeps the changes that two devices made to different fields', async () => {
    const { say, known } = await saved()
    const [otherField, otherValue] = other
    await say({ ...values, [otherField]: otherValue, from: values })
    later()
    expect((await say({ ...values, [field]: here, from: values })).status).toBe(200)
    expect(await known()).toMatchObject({ ...values, [field]: here, [otherField]: otherValue })
  })

  it('refuses when both changed the same field, writes nothing, and names the fields with the saved values', async () => {
    const { say, known } = await saved()
    await say({ ...values, [field]: there, from: values })
    later()
    const told = await say({ ...values, [field]: here, [other[0]]: other[1], from: values })
    expect(told).toMatchObject({
      status: 409,
      error: { code: 'changedMeanwhile', details: { asks: [field], saved: { ...values, [field]: there } } },
    })
    expect(await known()).toMatchObject({ ...values, [field]: there })
    // A resubmission based on the saved values wins; changes to other fields are merged.
    const from = { ...values, [field]: there }
    expect((await say({ ...values, [field]: here, [other[0]]: other[1], from })).status).toBe(200)
    expect(await known()).toMatchObject({ ...values, [field]: here, [other[0]]: other[1] })
  })

  it('of two concurrent writes one wins and the other gets a conflict', async () => {
    const { token, known } = await saved()
    const params = await idOf(token)
    const told = await Promise.all(
      [here, there].map((value, n) =>
        (town().apis[n] ?? town().api).ask(write, {
          token,
          ...(write === changeReminder && { params }),
          body: { ...values, [field]: value, from: values },
        }),
      ),
    )
    expect(told.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const winner = told[0]?.status === 200 ? here : there
    expect(await known()).toMatchObject({ ...values, [field]: winner })
  })

  it('a second change by one device builds on its first and is no conflict', async () => {
    const { say, known } = await saved()
    const afterFirst = { ...values, [field]: here }
    const waited = { waitedMs: 10 * minute }
    await say({ ...afterFirst, from: values }, waited)
    later()
    expect((await say({ ...afterFirst, [field]: there, from: afterFirst }, waited)).status).toBe(200)
    expect(await known()).toMatchObject({ [field]: there })
  })

  it('repeated with one key, it is done once and is no conflict', async () => {
    const { say } = await saved()
    const body = { ...values, [field]: here, from: values }
    const key = 'the-same-key'
    expect((await say(body, { key })).status).toBe(200)
    expect((await say(body, { key })).status).toBe(200)
  })

  it('a client that sends no base saves as before, but gets a conflict if its write was delayed', async () => {
    const { say, known } = await saved()
    expect((await say({ ...values, [field]: here })).status).toBe(200)
    const told = await say({ ...values, [field]: there }, { waitedMs: 10 * minute })
    expect(told).toMatchObject({ status: 409, error: { details: { asks: [field] } } })
    expect(await known()).toMatchObject({ [field]: here })
  })

  it('a client that knew no saved values gets a conflict only on fields it filled in differently', async () => {
    const { say } = await saved()
    const told = await say({ ...values, [field]: here, from: {} })
    expect(told).toMatchObject({ status: 409, error: { details: { asks: [field] } } })
  })

  it('reveals nothing without sign-in or to other people', async () => {
    const { say, token } = await saved()
    const stranger = await person()
    expect((await say({ ...values, from: {} }, { token: undefined })).status).toBe(401)
    const told = await say({ ...values, [field]: here, from: values }, { token: stranger.token })
    expect(JSON.stringify(told.error ?? {})).not.toContain('"saved":{"name":"' + String(values['name']))
    expect(await read({ token })).toMatchObject(values)
  })
})

async function idOf(token: string): Promise<Record<string, string>> {
  const told = await town().api.ask(listReminders, { token })
  return { id: told.answer?.reminders?.[0]?.id ?? '' }
}
