import { removeVital, restoreVital } from '../../../shared/vitals/vitals.contract.ts'
import { addVital, type VitalEntry } from '../../../shared/vitals/vitals.entry.contract.ts'
import { typedFrom, type Typed, type Wordings } from '../../platform/outbox/wording.ts'

export const vitalsWaiting: Wordings = {
  [addVital.name]: {
    facts: ({ body }, { t }) => {
      const { type, value } = body as VitalEntry
      return { type: t(`vitalSigns.types.${type}`), value }
    },
    edit: ({ body }) => formOf(body as VitalEntry),
  },
  [removeVital.name]: { facts: () => ({}) },
  [restoreVital.name]: { facts: () => ({}) },
}

function formOf(entry: VitalEntry): Typed {
  const { type, value } = entry
  if (type === 'height' || type === 'weight') {
    return { path: '/vitals', draft: 'vitals.body', values: { [type]: value } }
  }
  return { path: '/vitals', draft: 'vitals.add', values: typedFrom(entry) }
}
