import { useText } from '../../platform/i18n/i18n.tsx'
import { tips } from './first-aid.ts'
import { useReadAloud } from './read-aloud.ts'
import { TipCard } from './tip-card.tsx'

/** Keyed by language: each language has its own voice, so a change restarts. */
export function FirstAidTips() {
  const { language } = useText()
  return <Tips key={language} />
}

function Tips() {
  const { t, language } = useText()
  const { reading, read, stop } = useReadAloud(language)
  return (
    <section aria-labelledby="first-aid" className="flex flex-col gap-3">
      <div>
        <h2 id="first-aid" className="text-2xl font-semibold">
          {t('emergencyPage.firstAid.title')}
        </h2>
        <p className="text-soft">{t('emergencyPage.firstAid.lead')}</p>
      </div>
      <div className="grid grid-cols-1 items-start gap-8 sm:gap-4 lg:grid-cols-3 print:grid-cols-1">
        {tips.map((tip) => (
          <TipCard
            key={tip}
            tip={tip}
            readAt={reading?.of === tip ? reading.at : undefined}
            onRead={read && ((sentences) => read(tip, sentences))}
            onStop={stop}
          />
        ))}
      </div>
    </section>
  )
}
