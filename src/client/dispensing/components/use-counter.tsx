import { useState, type ReactNode } from 'react'
import { listCounters } from '../../../shared/dispensing/dispensing.endpoints.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { placeName } from '../../platform/i18n/place-name.ts'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { ErrorState, Skeleton } from '../../ui/loading.tsx'

addIcons(featurePaths)

/** The counter of this person, chosen among several; or what is to be said instead of the page. */
export function useCounter(): { facilityId: string; choice: ReactNode } | { instead: ReactNode } {
  const text = useText()
  const { t } = text
  const { data, isPending, refetch } = useAnswer(listCounters)
  const [chosen, setChosen] = useState('')
  if (isPending) return { instead: <Skeleton cards={1} lines={3} /> }
  if (!data) return { instead: <ErrorState onRetry={() => void refetch()} /> }
  const [first] = data
  if (!first)
    return {
      instead: <EmptyState icon="pill" title={t('dispensing.none')} lead={t('dispensing.noneLead')} />,
    }
  const facilityId = data.some((one) => one.facilityId === chosen) ? chosen : first.facilityId
  const choice =
    data.length === 1 ? (
      <p className="font-semibold">{placeName(text, first)}</p>
    ) : (
      <SelectField
        id="counter"
        name="counter"
        label={t('dispensing.at')}
        value={facilityId}
        onChange={({ target }) => setChosen(target.value)}
        options={data.map((one) => ({ value: one.facilityId, label: placeName(text, one) }))}
      />
    )
  return { facilityId, choice }
}
