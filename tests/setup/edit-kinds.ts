import { ask, type Desk } from './offline-actions.ts'

export type Values = Record<string, string>
/** A form that a person may have open on two phones. */
export interface Kind {
  name: string
  role: 'patient' | 'doctor'
  path: string
  /** Creates the initial data. */
  begin: (desk: Desk) => Promise<unknown>
  /** The label that opens the form, and the one that submits it. */
  open: string
  save: string
  labels: Values
  /** A field that both change, and one that only the other phone changes. */
  field: string
  mine: string
  theirs: string
  other: [field: string, value: string]
  /** The values on the server. */
  read: (desk: Desk) => Promise<Values>
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
    begin: (desk) => ask(desk, '/api/patient/me', patientProfile),
    open: 'patients.profile.edit',
    save: 'patients.profile.save',
    labels: { phone: 'patients.profile.phone', address: 'patients.profile.address' },
    field: 'phone',
    mine: '5550002222',
    theirs: '5550003333',
    other: ['address', 'Alhoran'],
    read: (desk) => ask(desk, '/api/patient/me'),
  },
  {
    name: 'a doctor profile',
    role: 'doctor',
    path: '/profile',
    begin: (desk) => ask(desk, '/api/doctor/me', doctorProfile),
    open: 'doctors.profile.edit',
    save: 'doctors.profile.save',
    labels: { clinic: 'doctors.profile.clinic', phone: 'doctors.profile.phone' },
    field: 'clinic',
    mine: 'Sharma Clinic',
    theirs: 'Town Clinic',
    other: ['phone', '9876509999'],
    read: (desk) => ask(desk, '/api/doctor/me'),
  },
  {
    name: 'a volunteer',
    role: 'patient',
    path: '/volunteer',
    begin: (desk) => ask(desk, '/api/volunteers/me', registration),
    open: 'volunteers.change',
    save: 'volunteers.save',
    labels: { mobile: 'volunteers.mobile', name: 'volunteers.name' },
    field: 'mobile',
    mine: '9814011111',
    theirs: '9814022222',
    other: ['name', 'Nava Kaur Sidhu'],
    read: (desk) => ask(desk, '/api/volunteers/me'),
  },
  {
    name: 'a reminder',
    role: 'patient',
    path: '/reminders',
    begin: (desk) => ask(desk, '/api/reminders', medicine),
    open: 'reminders.list.change',
    save: 'reminders.form.save',
    labels: { dosage: 'reminders.form.dosage', name: 'reminders.form.name' },
    field: 'dosage',
    mine: '10 ml',
    theirs: '15 ml',
    other: ['name', 'Red syrup'],
    read: async (desk) => {
      const { reminders } = await ask<{ reminders: { name: string; plans: Values[] }[] }>(
        desk,
        '/api/reminders',
      )
      return { ...reminders[0]?.plans.at(-1), name: reminders[0]?.name ?? '' }
    },
  },
]
