import * as v from 'valibot'
import { id, tenDigitPhone } from '../kit/schemas.ts'
import { emergencyReasons } from './breakglass.rules.ts'

export const searchForm = v.object({ phone: tenDigitPhone })

export const openingForm = v.object({ patientId: id, reason: v.picklist(emergencyReasons, 'required') })
