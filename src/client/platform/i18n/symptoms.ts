import type { Symptom } from '../../../shared/vitals/grading/vitals.symptoms.ts'
import type { Translate } from './i18n.tsx'
import { messageBundle } from './namespaces.ts'

/** For the manifest of a screen that shows or asks for symptoms. */
export const symptomMessages = messageBundle('vital-symptoms')

/** What was answered to the symptom question; null: it was not asked, or nobody could say. */
export function symptomsText(t: Translate, symptoms: readonly Symptom[] | null): string {
  if (symptoms === null) return t('vitalSymptoms.unknown')
  if (symptoms.length === 0) return t('vitalSymptoms.none')
  const said = symptoms.map((one) => t(`vitalSymptoms.symptoms.${one}`)).join(' · ')
  return t('vitalSymptoms.said', { symptoms: said })
}
