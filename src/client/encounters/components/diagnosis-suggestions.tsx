import {
  codedDiagnoses,
  suggestDiagnoses,
  withDiagnosis,
} from '../../../shared/encounters/diagnoses/encounters.diagnosis-codes.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { useDiagnosisNames } from './use-diagnosis-names.ts'

const most = 6

/** Names of the coded list for the line that is being written, and the codes of the lines that have one. */
export function DiagnosisSuggestions({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { t, language } = useText()
  const names = useDiagnosisNames(language, text)
  const codes = codedDiagnoses(text, names).map(({ code }) => code)
  const suggested = suggestDiagnoses(text, most, names)
  return (
    <>
      {suggested.length > 0 && (
        <ul aria-label={t('encounters.suggested')} className="flex flex-wrap gap-2">
          {suggested.map(({ name, code }) => (
            <li key={name}>
              <Button kind="quiet" onClick={() => onChange(withDiagnosis(text, name))}>
                {`${name} `}
                <span className="text-sm font-normal text-soft">{code}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {codes.length > 0 && <p className="text-sm text-soft">{`ICD-10: ${codes.join(', ')}`}</p>}
    </>
  )
}
