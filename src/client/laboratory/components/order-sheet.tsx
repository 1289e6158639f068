import type { OrderSheet } from '../../../shared/laboratory/laboratory.schemas.ts'
import { labTest, shownUnit } from '../../../shared/labs/catalogue/labs.catalogue.ts'
import { inFours } from '../../../shared/kit/text/in-fours.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OrderReports } from './reports/order-reports.tsx'
import { ResultsForm } from './results-form.tsx'

interface Props {
  sheet: OrderSheet
  facilityId: string
  onSheet: (sheet: OrderSheet) => void
  /** Something of it was sent from this phone. */
  onSent: () => void
  /** For the next one. */
  onDone: () => void
}

/** An order in the laboratory: whom it is for, and its tests with their values. No diagnosis. */
export function OrderSheetView({ sheet, facilityId, onSheet, onSent, onDone }: Props) {
  const { t, day } = useText()
  const { id, patient, doctor, date, number, status, note, items } = sheet
  const facts = [
    patient.gender === null ? '' : t(`laboratory.genders.${patient.gender}`),
    patient.age === null ? '' : t('laboratory.age', { age: patient.age }),
  ]
  return (
    <Card className="space-y-4">
      <div>
        <h2 className="text-xl font-semibold wrap-anywhere">{patient.name}</h2>
        <p className="font-semibold empty:hidden">{facts.filter((part) => part !== '').join(' · ')}</p>
        <p className="text-soft wrap-anywhere">
          {[
            t('laboratory.orderedBy', { name: doctor.name, date: day(date) }),
            t('laboratory.number', { number: inFours(number) }),
          ].join(' · ')}
        </p>
      </div>
      {note !== '' && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
      {status === 'completed' && <Notice kind="info">{t('laboratory.complete')}</Notice>}
      {status === 'revoked' ? (
        <>
          <Notice kind="error" title={t('laboratory.cancelled')}>
            {t('laboratory.cancelledLead')}
          </Notice>
          <ul className="divide-y divide-line">
            {items.map(({ id: itemId, code }) => (
              <li key={itemId} className="flex justify-between gap-3 py-3 line-through">
                <span className="min-w-0 font-semibold">{t(`labTests.names.${code}`)}</span>
                <span className="text-soft">{shownUnit(labTest(code).unit)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        // Typed anew after each entry.
        <ResultsForm
          key={`${id}/${items.map(({ result }) => result?.version ?? 0).join()}`}
          sheet={sheet}
          facilityId={facilityId}
          onSheet={onSheet}
        />
      )}
      <OrderReports sheet={sheet} facilityId={facilityId} onSent={onSent} />
      <Button kind="quiet" onClick={onDone}>
        {t('laboratory.next')}
      </Button>
    </Card>
  )
}
