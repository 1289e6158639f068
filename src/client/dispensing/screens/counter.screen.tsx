import { useState } from 'react'
import type { Sheet } from '../../../shared/dispensing/dispensing.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { LinkRow } from '../../ui/link-row.tsx'
import { Page } from '../../ui/page.tsx'
import { LookUp } from '../components/look-up.tsx'
import { SheetView } from '../components/sheet-view.tsx'
import { useCounter } from '../components/use-counter.tsx'

/** The pharmacy counter. What was looked up stays on the page without a network. */
export function Screen() {
  const { t } = useText()
  const counter = useCounter()
  const [sheet, setSheet] = useState<Sheet | null>(null)
  return (
    <Page narrow title={t('dispensing.title')}>
      {'instead' in counter ? (
        counter.instead
      ) : (
        <>
          {counter.choice}
          {sheet ? (
            <SheetView
              sheet={sheet}
              facilityId={counter.facilityId}
              onSheet={setSheet}
              onDone={() => setSheet(null)}
            />
          ) : (
            <LookUp onFound={setSheet} />
          )}
          <LinkRow to="/pharmacy/register">{t('dispensing.register.open')}</LinkRow>
        </>
      )}
    </Page>
  )
}
