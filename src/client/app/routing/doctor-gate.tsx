import type { ReactNode } from 'react'
import { readDoctorProfile } from '../../../shared/doctors/doctors.endpoints.ts'
import { DoctorApproval } from '../../doctors/doctors.manifest.tsx'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { Skeleton } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'

/**
 * Shows a doctor who is not approved the reason instead of empty lists. If the profile cannot be read, the page is
 * shown; the server enforces the access.
 */
export function Gate({ children }: { children: ReactNode }) {
  const { t } = useText()
  const { data, isPending } = useAnswer(readDoctorProfile)
  if (isPending) return <Skeleton cards={2} />
  if (data === undefined || (data?.name && data.approval === 'approved')) return children
  return (
    <Page title={t('frame.nav.doctor')} narrow>
      <DoctorApproval />
    </Page>
  )
}
