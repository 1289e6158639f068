import * as endpoints from '../../../shared/appointments/appointments.slots.endpoints.ts'
import * as schemas from '../../../shared/appointments/slots/appointments.slots.schemas.ts'
import { operation } from '../../platform/operations/operation.ts'

export const listSlots = operation(endpoints.listSlots, schemas.listSlots, {
  summary: 'List the free slots of the doctor whom the patient knows, the soonest and the nearest',
  audited: false,
})

export const holdSlot = operation(endpoints.holdSlot, schemas.holdSlot, {
  summary: 'Hold a free slot for two minutes; a slot that the patient held before is let go',
  refusals: { profileMissing: 409, slotGone: 409 },
  audited: false,
})

export const releaseSlot = operation(endpoints.releaseSlot, schemas.releaseSlot, {
  summary: 'Let the slot go that the patient holds, if there is one',
  audited: false,
})

export const takeSlot = operation(endpoints.takeSlot, schemas.takeSlot, {
  summary: 'Book a slot that is held for the patient, or free: confirmed at once, until it begins',
  status: 201,
  refusals: {
    redFlag: 409,
    readFirst: 409,
    profileMissing: 409,
    alreadyAsked: 409,
    slotGone: 409,
    tooManyPending: 409,
    tooManyToday: 429,
  },
  audited: true,
})
