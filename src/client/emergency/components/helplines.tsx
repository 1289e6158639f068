import { dialOf } from '../../../shared/town/town.numbers.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { town } from '../../platform/clock/town.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { helplineNames } from './numbers.ts'

/** Help lines that are no ambulance: folded, below everything that cannot wait. */
export function Helplines() {
  const { t } = useText()
  return (
    <Disclosure title={t('firstAid.helplines.title')}>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {helplineNames.map((name) => {
          const { number, shown, isDoubtful } = dialOf(town().emergency, name)
          return (
            <li key={name} className="flex">
              <a
                href={`tel:${number}`}
                className="flex min-h-12 w-full flex-col rounded-xl border border-line bg-card px-3 py-2 hover:bg-leaf-tint"
              >
                <span className="flex flex-wrap items-baseline gap-x-2">
                  <span className="text-lg font-bold">{shown}</span>
                  <span className="font-semibold">{t(`firstAid.helplines.${name}.name`)}</span>
                </span>
                <span className="text-sm">{t(`firstAid.helplines.${name}.line`)}</span>
                {isDoubtful && <span className="text-sm font-semibold">{t('firstAid.toConfirm')}</span>}
              </a>
            </li>
          )
        })}
      </ul>
    </Disclosure>
  )
}
