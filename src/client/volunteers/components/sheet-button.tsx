import { useState } from 'react'
import { exportVolunteers } from '../../../shared/volunteers/volunteers.endpoints.ts'
import { mobileCell, sheetOf } from '../../../shared/volunteers/volunteers.sheet.ts'
import { call } from '../../platform/api/api.ts'
import { useText, type Translate } from '../../platform/i18n/i18n.tsx'
import { saveFile } from '../../platform/browser/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { queryOf, type VolunteerOptions } from '../volunteers.queries.ts'

/** Downloads the list as a CSV file in the user's language. A separate request, because exports are audited. */
export function SheetButton({ filters }: { filters: VolunteerOptions }) {
  const { t } = useText()
  const [isBusy, setBusy] = useState(false)

  async function save(): Promise<void> {
    setBusy(true)
    try {
      const { volunteers, today } = await call(exportVolunteers, { query: queryOf(filters) })
      const rows = volunteers.map(({ name, mobile, hasVehicle, registeredAt }) => [
        name,
        mobileCell(mobile),
        t(hasVehicle ? 'volunteerDesk.yes' : 'volunteerDesk.no'),
        registeredAt.date,
      ])
      saveFile(`volunteers-${today}.csv`, sheetOf([heads(t), ...rows]), 'text/csv;charset=utf-8')
    } catch {
      showToast(t('volunteerDesk.downloadFailed'), 'error')
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button kind="quiet" icon="download" busy={isBusy} onClick={() => void save()}>
      {t('volunteerDesk.download')}
    </Button>
  )
}

function heads(t: Translate): string[] {
  const columns = ['name', 'mobile', 'vehicle', 'since'] as const
  return columns.map((column) => t(`volunteerDesk.columns.${column}`))
}
