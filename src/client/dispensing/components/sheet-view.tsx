import { extentOf } from '../../../shared/dispensing/dispensing.rules.ts'
import { inFours } from '../../../shared/kit/text/in-fours.ts'
import type { Sheet } from '../../../shared/dispensing/dispensing.schemas.ts'
import { isOver } from '../../../shared/prescriptions/rules/prescriptions.validity.ts'
import { today } from '../../platform/clock/today.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DispensedList } from './dispensed-list.tsx'
import { DispenseForm } from './dispense-form.tsx'
import { LineHead } from './line-head.tsx'

interface Props {
  sheet: Sheet
  facilityId: string
  onSheet: (sheet: Sheet) => void
  /** For the next one. */
  onDone: () => void
}

/** A prescription at the counter: who, by whom, and what of it is left. No diagnosis. */
export function SheetView({ sheet, facilityId, onSheet, onDone }: Props) {
  const { t, day } = useText()
  const { patient, doctor, date, validUntil, number, status, items, dispenses } = sheet
  const isAllGiven = extentOf(items) === 'all'
  return (
    <Card className="space-y-5">
      <div>
        <h2 className="text-xl font-semibold wrap-anywhere">
          {t('dispensing.patient', { name: patient.name, age: patient.age })}
        </h2>
        <p className="wrap-anywhere">
          {[t('prescriptionCard.by', { name: doctor.name }), doctor.qualification, doctor.clinic]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
        <p className="text-soft wrap-anywhere">
          {[
            t('prescriptionCard.registration', {
              council: doctor.council,
              number: doctor.registrationNumber,
            }),
            day(date),
            validUntil === null ? '' : t('prescriptionCard.validUntil', { date: day(validUntil) }),
            t('prescriptionCard.number', { number: inFours(number) }),
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      </div>
      {status === 'active' && isOver(validUntil, today()) && (
        <Notice kind="error" title={t('prescriptionCard.over')}>
          {t('dispensing.overLead')}
        </Notice>
      )}
      {status === 'stopped' && (
        <Notice kind="error" title={t('dispensing.stopped')}>
          {t('dispensing.stoppedLead')}
        </Notice>
      )}
      {status === 'active' && isAllGiven && (
        <Notice kind="info" title={t('dispensing.allGiven')}>
          {t('dispensing.allGivenLead')}
        </Notice>
      )}
      {status === 'active' && !isAllGiven ? (
        // Typed anew after each dispense.
        <DispenseForm
          key={`${sheet.id}/${dispenses.map(({ id, status: one }) => id + one).join()}`}
          sheet={sheet}
          facilityId={facilityId}
          onSheet={onSheet}
        />
      ) : (
        <ol className="divide-y divide-line">
          {items.map((item) => (
            <li key={item.id} className="py-3">
              <LineHead item={item} />
            </li>
          ))}
        </ol>
      )}
      <DispensedList sheet={sheet} onSheet={onSheet} />
      <Button kind="quiet" onClick={onDone}>
        {t('dispensing.next')}
      </Button>
    </Card>
  )
}
