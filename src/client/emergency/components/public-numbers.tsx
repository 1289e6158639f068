import { dialOf } from '../../../shared/town/town.numbers.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { town } from '../../platform/clock/town.ts'
import { sosNames } from './numbers.ts'

/** The three numbers of the SOS question, as large, for people without an account. */
export function PublicNumbers() {
  const { t } = useText()
  return (
    <section aria-label={t('shell.quickHelp.title')} className="flex flex-col gap-1">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] gap-2">
        {sosNames.map((name) => {
          const { number, shown } = dialOf(town().emergency, name)
          return (
            <li key={name} className="flex">
              <a
                href={`tel:${number}`}
                className="flex min-h-16 w-full flex-col items-center justify-center rounded-2xl border-2 border-brick bg-brick px-1 py-2 text-center text-on-brick hover:bg-brick-hover print:bg-card print:text-ink"
              >
                <span className="text-2xl font-bold">{shown}</span>
                <span className="text-sm">{t(`shell.quickHelp.${name}`)}</span>
              </a>
            </li>
          )
        })}
      </ul>
      <p className="text-sm text-soft">{t('firstAid.green')}</p>
    </section>
  )
}
