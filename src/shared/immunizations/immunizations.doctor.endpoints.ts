import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './immunizations.schemas.ts'

// Apart from the others, which patients' pages load.
const ofDoctor = { access: ['doctor'], subject: 'patient', outbox: 'now' } as const

export const listImmunizationsOfPatient = defineEndpoint<typeof schemas.listImmunizationsOfPatient>()({
  ...ofDoctor,
  name: 'immunizations.ofPatient',
  method: 'GET',
  path: '/api/patients/:id/immunizations',
})

export const addImmunizationOfPatient = defineEndpoint<typeof schemas.addImmunizationOfPatient>()({
  ...ofDoctor,
  name: 'immunizations.addOfPatient',
  method: 'POST',
  path: '/api/patients/:id/immunizations',
  body: true,
})

export const confirmImmunization = defineEndpoint<typeof schemas.confirmImmunization>()({
  ...ofDoctor,
  name: 'immunizations.confirm',
  method: 'POST',
  path: '/api/patients/:id/immunizations/confirm',
  body: true,
})

export const markImmunizationOfPatientWrong = defineEndpoint<typeof schemas.markImmunizationOfPatientWrong>()(
  {
    ...ofDoctor,
    name: 'immunizations.markWrongOfPatient',
    method: 'POST',
    path: '/api/patients/:id/immunizations/wrong',
    body: true,
  },
)
