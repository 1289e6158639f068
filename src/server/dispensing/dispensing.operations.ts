import * as endpoints from '../../shared/dispensing/dispensing.endpoints.ts'
import * as schemas from '../../shared/dispensing/dispensing.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const listCounters = operation(endpoints.listCounters, schemas.listCounters, {
  summary: 'List the facilities at whose pharmacy counter this person is a member',
  audited: false,
})

export const lookUp = operation(endpoints.lookUp, schemas.lookUp, {
  summary:
    'Look a prescription up by its code or number, as a pharmacist: its medicines and what was dispensed, no diagnosis',
  audited: true,
  // A counter serves fewer; whoever guesses numbers needs years for one.
  quotas: [
    { per: 'person', most: 60, seconds: 600 },
    { per: 'person', most: 600, seconds: 86_400 },
    { per: 'address', most: 300, seconds: 600 },
  ],
})

export const dispense = operation(endpoints.dispense, schemas.dispense, {
  summary:
    'Dispense medicines of a prescription, or say that they are not in stock. Of two counters at once one does; what comes later from a phone without a network is kept and flagged',
  status: 201,
  refusals: { stopped: 409, moreThanLeft: 409, barred: 409 },
  audited: true,
})

export const takeBack = operation(endpoints.takeBack, schemas.takeBack, {
  summary: 'Take back a dispense that was entered in error, with the reason; its row stays',
  refusals: { alreadyTakenBack: 409 },
  audited: true,
})

export const readRegister = operation(endpoints.readRegister, schemas.readRegister, {
  summary: 'Read the Schedule H1 register of a counter by month',
  audited: true,
})
