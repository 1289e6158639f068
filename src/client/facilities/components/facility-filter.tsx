import { categories, type Category } from '../../../shared/facilities/facilities.kinds.ts'
import { isFound } from '../../../shared/facilities/facilities.search.ts'
import type { Facility } from '../../../shared/facilities/facilities.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'

export type Wanted = 'all' | Category
export interface Filter {
  words: string
  category: Wanted
}
export const noFilter: Filter = { words: '', category: 'all' }

/** The search results, and those of the category. */
export function applyFilter(facilities: readonly Facility[], { words, category }: Filter) {
  const found = facilities.filter((facility) => isFound(facility, words))
  return { found, shown: found.filter((one) => category === 'all' || one.category === category) }
}

interface Props {
  filter: Filter
  /** The search results, which are counted per category. */
  found: readonly Facility[]
  onChange: (filter: Filter) => void
}

export function FacilityFilter({ filter, found, onChange }: Props) {
  const { t } = useText()
  const countOf = (wanted: Wanted) =>
    wanted === 'all' ? found.length : found.filter(({ category }) => category === wanted).length
  return (
    <div className="flex flex-col gap-3">
      <SearchField
        label={t('facilities.page.search')}
        hint={t('facilities.page.searchHint')}
        value={filter.words}
        onChange={(words) => onChange({ ...filter, words })}
      />
      <ChoiceField
        id="facility-category"
        name="category"
        label={t('facilities.page.category')}
        value={filter.category}
        onChange={(event) => onChange({ ...filter, category: event.target.value as Wanted })}
        options={(['all', ...categories] as const).map((value) => ({
          value,
          label: t('facilities.page.withCount', {
            name: t(`facilities.categories.${value}`),
            count: countOf(value),
          }),
        }))}
      />
    </div>
  )
}
