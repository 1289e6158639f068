import * as endpoints from '../../shared/exports/exports.endpoints.ts'
import * as schemas from '../../shared/exports/exports.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

const daySeconds = 24 * 60 * 60

export const downloadExport = operation(endpoints.downloadExport, schemas.downloadExport, {
  summary:
    'Everything known of this account and its patient, or of another patient one acts for, as one file; `fhir`: the record of the patient alone, as an International Patient Summary',
  audited: true,
  // No record: the account has no patient, and `fhir` was asked for.
  refusals: { noRecord: 404 },
  // Of all formats together.
  quotas: [{ per: 'person', most: 10, seconds: daySeconds }],
})
