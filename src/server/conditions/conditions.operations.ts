import * as doctorEndpoints from '../../shared/conditions/conditions.doctor.endpoints.ts'
import * as endpoints from '../../shared/conditions/conditions.endpoints.ts'
import * as schemas from '../../shared/conditions/conditions.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

/** A person who types does not come near it. */
const writing = [{ per: 'person', most: 120, seconds: 3_600 }] as const

export const listConditions = operation(endpoints.listConditions, schemas.listConditions, {
  summary: 'List the patient’s allergies and long illnesses, newest first, at most 200',
  audited: false,
})

export const addCondition = operation(endpoints.addCondition, schemas.addCondition, {
  summary: 'Add an allergy or a long illness, or say that there is none',
  status: 201,
  refusals: { notNone: 409 },
  audited: true,
  quotas: writing,
})

export const endCondition = operation(endpoints.endCondition, schemas.endCondition, {
  summary: 'Say that what the patient entered is over, or was entered in error; it stays in the record',
  refusals: { confirmedByDoctor: 409 },
  audited: true,
  quotas: writing,
})

export const listConditionsOfPatient = operation(
  doctorEndpoints.listConditionsOfPatient,
  schemas.listConditionsOfPatient,
  { summary: 'List the allergies and long illnesses of a patient', audited: true },
)

export const addConditionOfPatient = operation(
  doctorEndpoints.addConditionOfPatient,
  schemas.addConditionOfPatient,
  {
    summary: 'Add an allergy or a long illness as a doctor; what the patient said so before is confirmed',
    status: 201,
    refusals: { notNone: 409 },
    audited: true,
    quotas: writing,
  },
)

export const confirmCondition = operation(doctorEndpoints.confirmCondition, schemas.confirmCondition, {
  summary: 'Confirm what a patient said of an allergy or a long illness',
  refusals: { alreadyEnded: 409 },
  audited: true,
  quotas: writing,
})

export const endConditionOfPatient = operation(
  doctorEndpoints.endConditionOfPatient,
  schemas.endConditionOfPatient,
  {
    summary: 'Say that an allergy or a long illness is over, or was entered in error',
    audited: true,
    quotas: writing,
  },
)
