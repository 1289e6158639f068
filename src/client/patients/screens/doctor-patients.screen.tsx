import { useEffect, useState } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useSettled } from '../../platform/browser/use-settled.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Page } from '../../ui/page.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { PatientPages } from '../components/patient-pages.tsx'
import { SharedRecords } from '../components/shared-records.tsx'

/** All patients a doctor treats or has treated, with a search. */
export function Screen() {
  const { t } = useText()
  const [typed, setTyped] = useState(readKept)
  const search = useSettled(typed.trim())
  // Kept in the history state for the way back; not in the URL, because it may be a patient's name.
  useEffect(() => history.replaceState({ search }, ''), [search])
  return (
    <Page narrow title={t('doctorPatients.title')}>
      <search>
        <form onSubmit={(event) => event.preventDefault()}>
          <SearchField label={t('doctorPatients.search')} value={typed} onChange={setTyped} />
        </form>
      </search>
      <ButtonLink to="/doctor/emergency-access" kind="quiet" icon="triangle-alert">
        {t('doctorPatients.openInEmergency')}
      </ButtonLink>
      {search === '' && <SharedRecords />}
      <PatientPages search={search} />
    </Page>
  )
}

function readKept(): string {
  const kept = history.state as { search?: unknown } | null
  return typeof kept?.search === 'string' ? kept.search : ''
}
