import { ask, type ApiSession } from './offline-actions.ts'

export type Values = Record<string, string>
/** A form that a person may have open on two phones. */
export interface Kind {
  name: string
  role: 'patient' | 'doctor'
  path: string
  /** Creates the initial data. */
  begin: (api: ApiSession) => Promise<unknown>
  /** The label that opens the form, and the one that submits it. */
  open: string
  save: string
  labels: Values
  /** A field that both change, and one that only the other phone changes. */
  field: string
  mine: string
  theirs: string
  other: [field: string, value: string]
  /** What the other phone saves: to it, all of a form's fields are its own. */
  change: (api: ApiSession, values: Values) => Promise<unknown>
  /** The values on the server. */
  read: (api: ApiSession) => Promise<Values>
}

export const patientProfile = {
  name: 'Nava Kaur',
  age: '34',
  gender: 'Female',
  address: 'Nabha',
  phone: '5550001111',
}
const doctorProfile = {
  name: 'Meena Sharma',
  specialization: 'Skin',
  experience: '12',
  phone: '9876501234',
  clinic: 'Civil Hospital',
  registrationNumber: 'PMC-1',
}
const registration = { name: 'Nava Kaur', mobile: '9814012345', hasVehicle: 'yes' }
const medicine = { name: 'Syrup', dosage: '5 ml', times: ['08:00'] }

export const kinds: Kind[] = [
  {
    name: 'a patient profile',
    role: 'patient',
    path: '/profile',
    begin: (api) => ask(api, '/api/patient/me', patientProfile),
    open: 'patients.profile.edit',
    save: 'patients.profile.save',
    labels: { phone: 'patients.profile.phone', address: 'patients.profile.address' },
    field: 'phone',
    mine: '5550002222',
    theirs: '5550003333',
    other: ['address', 'Alhoran'],
    change: (api, values) => ask(api, '/api/patient/me', { ...patientProfile, ...values }),
    read: (api) => ask(api, '/api/patient/me'),
  },
  {
    name: 'a doctor profile',
    role: 'doctor',
    path: '/profile',
    begin: (api) => ask(api, '/api/doctor/me', doctorProfile),
    open: 'doctors.profile.edit',
    save: 'doctors.profile.save',
    labels: { clinic: 'doctors.profile.clinic', phone: 'doctors.profile.phone' },
    field: 'clinic',
    mine: 'Sharma Clinic',
    theirs: 'Town Clinic',
    other: ['phone', '9876509999'],
    change: (api, values) => ask(api, '/api/doctor/me', { ...doctorProfile, ...values }),
    read: (api) => ask(api, '/api/doctor/me'),
  },
  {
    name: 'a volunteer',
    role: 'patient',
    path: '/volunteer',
    begin: (api) => ask(api, '/api/volunteers/me', registration),
    open: 'volunteers.change',
    save: 'volunteers.save',
    labels: { mobile: 'volunteers.mobile', name: 'volunteers.name' },
    field: 'mobile',
    mine: '9814011111',
    theirs: '9814022222',
    other: ['name', 'Nava Kaur Sidhu'],
    change: (api, values) => ask(api, '/api/volunteers/me', { ...registration, ...values }),
    read: (api) => ask(api, '/api/volunteers/me'),
  },
  {
    name: 'a reminder',
    role: 'patient',
    path: '/reminders',
    begin: (api) => ask(api, '/api/reminders', medicine),
    open: 'medicines.list.change',
    save: 'reminderForm.save',
    labels: { dosage: 'reminderForm.dosage', name: 'reminderForm.name' },
    field: 'dosage',
    mine: '10 ml',
    theirs: '15 ml',
    other: ['name', 'Red syrup'],
    change: async (api, values) => {
      const id = (await readReminders(api))[0]?.id
      await ask(api, `/api/reminders/${id}/change`, { ...medicine, ...values })
    },
    read: async (api) => {
      const [first] = await readReminders(api)
      return { ...first?.plans.at(-1), name: first?.name ?? '' }
    },
  },
]

interface Reminder {
  id: string
  name: string
  plans: Values[]
}

function readReminders(api: ApiSession): Promise<Reminder[]> {
  return ask<{ reminders: Reminder[] }>(api, '/api/reminders').then(({ reminders }) => reminders)
}
