import { useEffect, useRef } from 'react'
import { cards } from '../../../../shared/emergency/emergency.cards.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { town } from '../../../platform/clock/town.ts'
import { inputClass } from '../../../ui/fields/input-class.ts'
import { AidCard } from './aid-card.tsx'
import { wireFirstAid } from './wire-first-aid.ts'

/** Keyed by language: each language has its own voice, and what a script has changed starts anew. */
export function FirstAidCards() {
  const { language } = useText()
  return <Cards key={language} />
}

function Cards() {
  const { t, language } = useText()
  const section = useRef<HTMLElement>(null)
  useEffect(() => (section.current ? wireFirstAid(section.current, language) : undefined), [language])
  return (
    <section ref={section} aria-labelledby="first-aid" className="flex flex-col gap-3">
      <div>
        <h2 id="first-aid" className="text-2xl font-semibold">
          {t('firstAid.title')}
        </h2>
        <p className="text-soft">{t('firstAid.lead')}</p>
      </div>
      <search data-print="no">
        <form className="flex max-w-lg flex-col gap-1">
          <label htmlFor="first-aid-search" className="font-semibold">
            {t('firstAid.search.label')}
          </label>
          <input
            id="first-aid-search"
            type="search"
            data-aid="search"
            autoComplete="off"
            placeholder={t('firstAid.search.hint')}
            className={inputClass}
          />
        </form>
      </search>
      <output data-aid="none" hidden className="font-semibold">
        {t('firstAid.search.none', { ambulance: town().emergency.ambulance.number })}
      </output>
      <ul className="grid grid-flow-row-dense grid-cols-[repeat(auto-fill,minmax(min(6.25rem,100%),1fr))] gap-x-2 gap-y-1.5 sm:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] sm:gap-2">
        {cards.map((card) => (
          <AidCard key={card} card={card} />
        ))}
      </ul>
      <p className="text-sm text-soft">{t('firstAid.review')}</p>
    </section>
  )
}
