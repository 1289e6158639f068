import { useState } from 'react'
import { doseSentence } from '../../../../shared/prescriptions/doses/prescriptions.sentences.ts'
import { unitOf } from '../../../../shared/prescriptions/doses/prescriptions.doses.ts'
import { medicineOf } from '../../../../shared/prescriptions/formulary/prescriptions.unlisted.ts'
import type { PrescriptionDraft } from '../../../../shared/prescriptions/prescriptions.forms.ts'
import { textIn, useText } from '../../../platform/i18n/i18n.tsx'
import { languageNames, languages, type Language } from '../../../platform/i18n/language.ts'
import { messageBundle } from '../../../platform/i18n/namespaces.ts'
import { useLoaded } from '../../../platform/browser/use-loaded.ts'
import { Card } from '../../../ui/card.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { medicineName } from '../medicine-text.ts'

const bundles = [messageBundle('doses'), messageBundle('prescription-card')]
const load = (language: Language) => async () => {
  const messages = await Promise.all(bundles.map((bundle) => bundle[language]()))
  return { language, messages: Object.assign({}, ...messages) as (typeof messages)[number] }
}
const loads: Record<Language, ReturnType<typeof load>> = { en: load('en'), hi: load('hi'), pa: load('pa') }

/** What the patient will read, in any of the three languages. */
export function Preview({
  items,
  patientLanguage,
}: Pick<PrescriptionDraft, 'items'> & { patientLanguage: Language | null }) {
  const { t, language: own } = useText()
  const [language, setLanguage] = useState<Language>(patientLanguage ?? (own === 'hi' ? 'hi' : 'pa'))
  return (
    <Card className="space-y-3">
      <h2 className="text-xl font-semibold">{t('prescriptions.preview')}</h2>
      <ChoiceField
        id="preview-language"
        name="preview-language"
        label={t('prescriptions.previewIn')}
        {...(patientLanguage && {
          hint: t('prescriptions.previewOwn', { language: languageNames[patientLanguage] }),
        })}
        value={language}
        onChange={(event) => setLanguage(event.target.value as Language)}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
      {items.some(({ dose }) => dose !== null) ? (
        <Sentences key={language} items={items} language={language} />
      ) : (
        <p className="text-soft">{t('prescriptions.previewNone')}</p>
      )}
    </Card>
  )
}

function Sentences({ items, language }: Pick<PrescriptionDraft, 'items'> & { language: Language }) {
  const { t } = useText()
  const { value, error } = useLoaded(loads[language])
  if (error !== undefined) return <p className="text-wrong">{t('prescriptions.previewFailed')}</p>
  if (!value) return null
  const { t: said } = textIn(value)
  return (
    <ol lang={language} className="list-decimal space-y-2 ps-5">
      {items.map(({ medicine, strength, form, dose, food, note }, at) => {
        const known = medicineOf(medicine)
        if (!dose || !known) return null
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the sentences hold no state
          <li key={at}>
            <p className="font-semibold wrap-anywhere">
              {`${medicineName(known)} ${strength}`.trim()}, {said(`prescriptionCard.forms.${form}`)}
            </p>
            <p>{doseSentence((key, values) => said.find(key, values), { dose, unit: unitOf(form), food })}</p>
            {note !== '' && <p className="wrap-anywhere">{note}</p>}
          </li>
        )
      })}
    </ol>
  )
}
