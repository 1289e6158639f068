import { typedFrom, type MutationLabels } from '../../platform/outbox/mutation-label.ts'
import { profileRows } from './profile-rows.ts'

export const doctorsWaiting: MutationLabels = {
  // By its word: imported, the endpoint would become a chunk of its own on a doctor's home.
  'doctors.save': {
    facts: ({ body }) => ({ name: (body as { name: string }).name }),
    rows: profileRows,
    edit: ({ body }) => ({ path: '/profile', draft: 'doctors.profile', values: typedFrom(body) }),
  },
}
