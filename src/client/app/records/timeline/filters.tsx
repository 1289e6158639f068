import { today } from '../../../platform/clock/today.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { kinds } from './kinds.ts'

export interface Wanted {
  kinds: readonly string[]
  year: string
  search: string
}
export const everything: Wanted = { kinds: [], year: '', search: '' }

/** As the endpoints take them. */
export function queryOf({ kinds: chosen, year, search }: Wanted): Record<string, string> {
  return {
    ...(chosen.length > 0 && { kinds: chosen.join(',') }),
    ...(year !== '' && { from: `${year}-01-01`, to: `${year}-12-31` }),
    ...(search.trim() !== '' && { search: search.trim() }),
  }
}

/** Earlier ones are found by their words. */
const yearsListed = 6

export function Filters({ wanted, onChange }: { wanted: Wanted; onChange: (wanted: Wanted) => void }) {
  const { t } = useText()
  const thisYear = Number(today().slice(0, 4))
  const years = Array.from({ length: yearsListed }, (_, ago) => `${thisYear - ago}`)
  return (
    <search className="block">
      <form className="space-y-3" onSubmit={(event) => event.preventDefault()}>
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-[1fr_10rem] sm:items-end">
          <SearchField
            label={t('records.search')}
            hint={t('records.searchHint')}
            value={wanted.search}
            onChange={(search) => onChange({ ...wanted, search })}
          />
          <SelectField
            id="record-year"
            name="year"
            label={t('records.year')}
            placeholder={t('records.allYears')}
            options={years.map((year) => ({ value: year, label: year }))}
            value={wanted.year}
            onChange={(event) => onChange({ ...wanted, year: event.target.value })}
          />
        </div>
        <Chips chosen={wanted.kinds} onChange={(chosen) => onChange({ ...wanted, kinds: chosen })} />
      </form>
    </search>
  )
}

function Chips({ chosen, onChange }: { chosen: readonly string[]; onChange: (chosen: string[]) => void }) {
  const { t } = useText()
  const toggled = (kind: string) =>
    chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind]
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-1 font-semibold">{t('records.filter')}</legend>
      <Chip isOn={chosen.length === 0} onPress={() => onChange([])}>
        {t('records.all')}
      </Chip>
      {kinds.map(({ kind, label }) => (
        <Chip key={kind} isOn={chosen.includes(kind)} onPress={() => onChange(toggled(kind))}>
          {t(label)}
        </Chip>
      ))}
    </fieldset>
  )
}

function Chip({ isOn, onPress, children }: { isOn: boolean; onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className="min-h-11 min-w-11 rounded-full border border-edge bg-card px-4 aria-pressed:border-leaf aria-pressed:bg-leaf-tint aria-pressed:font-semibold aria-pressed:text-leaf"
    >
      {children}
    </button>
  )
}
