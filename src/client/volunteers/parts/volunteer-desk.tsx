import { useState } from 'react'
import { useText } from '../../platform/i18n.tsx'
import { useSettled } from '../../platform/use-settled.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { useVolunteers, type VolunteerWish } from '../volunteers.queries.ts'
import { SheetButton } from './sheet-button.tsx'
import { VolunteerRow } from './volunteer-row.tsx'

/** Everybody who offered to help: found by name, number or vehicle, and taken along as a file. */
export function VolunteerDesk() {
  const { t } = useText()
  const [search, setSearch] = useState('')
  const [onlyVehicle, setOnlyVehicle] = useState(false)
  const wish = { search: useSettled(search.trim()), onlyVehicle }
  return (
    <div className="space-y-5">
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <ChoiceField
          id="volunteer-desk-who"
          name="vehicle"
          label={t('volunteerDesk.who')}
          value={onlyVehicle ? 'yes' : 'all'}
          onChange={({ target }) => setOnlyVehicle(target.value === 'yes')}
          options={[
            { value: 'all', label: t('volunteerDesk.all') },
            { value: 'yes', label: t('volunteerDesk.onlyVehicle') },
          ]}
        />
        <SearchField
          label={t('volunteerDesk.search')}
          hint={t('volunteerDesk.searchHint')}
          value={search}
          onChange={setSearch}
        />
      </div>
      <VolunteerPage key={`${onlyVehicle} ${wish.search}`} wish={wish} />
    </div>
  )
}

/** One page, and below it the next when it is asked for: each is kept fresh by itself. */
function VolunteerPage({ wish, after }: { wish: VolunteerWish; after?: string }) {
  const { t } = useText()
  const [wantsMore, setWantsMore] = useState(false)
  const { data, isPending, refetch } = useVolunteers(wish, after)
  if (isPending) return <Skeleton cards={2} lines={3} />
  if (!data) return <ErrorState text={t('volunteerDesk.loadFailed')} onRetry={() => void refetch()} />
  const { volunteers, next } = data
  if (volunteers.length === 0 && after === undefined) {
    const isSearch = wish.search !== '' || wish.onlyVehicle
    return (
      <EmptyState
        icon="users"
        title={t(isSearch ? 'volunteerDesk.notFound' : 'volunteerDesk.empty')}
        lead={t(isSearch ? 'volunteerDesk.notFoundLead' : 'volunteerDesk.emptyLead')}
      />
    )
  }
  return (
    <div className="space-y-4">
      {after === undefined && <SheetButton wish={wish} />}
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {volunteers.map((volunteer) => (
          <li key={volunteer.id}>
            <VolunteerRow volunteer={volunteer} />
          </li>
        ))}
      </ul>
      {next !== null && wantsMore && <VolunteerPage key={next} wish={wish} after={next} />}
      {next !== null && !wantsMore && (
        <Button kind="quiet" wide onClick={() => setWantsMore(true)}>
          {t('volunteerDesk.more')}
        </Button>
      )}
    </div>
  )
}
