import { useState } from 'react'
import { listVolunteers } from '../../../shared/volunteers/volunteers.endpoints.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useSettled } from '../../platform/browser/use-settled.ts'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LongList } from '../../platform/queries/long-list.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { queryOf, type VolunteerOptions } from '../volunteers.queries.ts'
import { SheetButton } from './sheet-button.tsx'
import { VolunteerRow } from './volunteer-row.tsx'

/** All volunteers, filtered by name, number or vehicle, with a download. */
export function VolunteerAdmin() {
  const { t } = useText()
  const [search, setSearch] = useState('')
  const [onlyVehicle, setOnlyVehicle] = useState(false)
  const filters = { search: useSettled(search.trim()), onlyVehicle }
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
      <VolunteerList filters={filters} />
    </div>
  )
}

function VolunteerList({ filters }: { filters: VolunteerOptions }) {
  const { t } = useText()
  return (
    <LongList
      endpoint={listVolunteers}
      filters={queryOf(filters)}
      loading={<Skeleton cards={2} lines={3} />}
      failed={t('volunteerDesk.loadFailed')}
      more={t('volunteerDesk.more')}
    >
      {({ volunteers }, isFirst) => {
        if (isFirst && volunteers.length === 0) return <NoVolunteers filters={filters} />
        return (
          <>
            {isFirst && <SheetButton filters={filters} />}
            <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {volunteers.map((volunteer) => (
                <li key={volunteer.id}>
                  <VolunteerRow volunteer={volunteer} />
                </li>
              ))}
            </ul>
          </>
        )
      }}
    </LongList>
  )
}

function NoVolunteers({ filters }: { filters: VolunteerOptions }) {
  const { t } = useText()
  const isSearch = filters.search !== '' || filters.onlyVehicle
  return (
    <EmptyState
      icon="users"
      title={t(isSearch ? 'volunteerDesk.notFound' : 'volunteerDesk.empty')}
      lead={t(isSearch ? 'volunteerDesk.notFoundLead' : 'volunteerDesk.emptyLead')}
    />
  )
}
