import { useCallback, useState } from 'react'
import { listLaboratories } from '../../../shared/laboratory/laboratory.endpoints.ts'
import type { OrderSheet } from '../../../shared/laboratory/laboratory.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { placeName } from '../../platform/i18n/place-name.ts'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { ErrorState, Skeleton } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { askFor, FindOrder } from '../components/find-order.tsx'
import { OrderSheetView } from '../components/order-sheet.tsx'

addIcons(featurePaths)

/** The laboratory: find an order by its number, and enter its values. What was looked up stays without a network. */
export function Screen() {
  const text = useText()
  const { t } = text
  const { data, isPending, refetch } = useAnswer(listLaboratories)
  const [chosen, setChosen] = useState('')
  const [sheet, setSheet] = useState<OrderSheet | null>(null)
  const number = sheet?.number ?? ''
  const askAgain = useCallback(() => {
    void askFor(number)
      .then((found) => found && setSheet((shown) => (shown?.number === found.number ? found : shown)))
      // It was sent; the order is looked up again by hand.
      .catch(() => undefined)
  }, [number])
  const at = data?.find(({ facilityId }) => facilityId === chosen) ?? data?.[0]
  return (
    <Page narrow title={t('laboratory.title')}>
      {isPending && <Skeleton cards={1} lines={3} />}
      {!isPending && !data && <ErrorState onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState icon="test-tube" title={t('laboratory.none')} lead={t('laboratory.noneLead')} />
      )}
      {data && at && (
        <>
          {data.length === 1 ? (
            <p className="font-semibold">{placeName(text, at)}</p>
          ) : (
            <SelectField
              id="laboratory"
              name="laboratory"
              label={t('laboratory.at')}
              value={at.facilityId}
              onChange={({ target }) => setChosen(target.value)}
              options={data.map((one) => ({ value: one.facilityId, label: placeName(text, one) }))}
            />
          )}
          {sheet ? (
            <OrderSheetView
              sheet={sheet}
              facilityId={at.facilityId}
              onSheet={setSheet}
              onSent={askAgain}
              onDone={() => setSheet(null)}
            />
          ) : (
            <FindOrder onFound={setSheet} />
          )}
        </>
      )}
    </Page>
  )
}
