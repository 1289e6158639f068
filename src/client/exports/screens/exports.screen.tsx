import { useState } from 'react'
import { downloadExport } from '../../../shared/exports/exports.endpoints.ts'
import type { QueryInput } from '../../../shared/kit/endpoint.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { saveFile } from '../../platform/browser/save-file.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useChosenOther } from '../../platform/people/use-people.ts'
import { useSession } from '../../platform/session/session-store.ts'
import { callProved } from '../../platform/step-up/call-proved.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'

type Format = QueryInput<typeof downloadExport>['format']
type State =
  | { is: 'idle' }
  | { is: 'busy'; with: Format }
  | { is: 'done'; file: string }
  | { is: 'failed'; error: unknown }

/** Everything known of the account and its patient, or of the chosen other patient, as a file. */
export function Screen() {
  const { t } = useText()
  const isPatient = useSession()?.person.role === 'patient'
  const other = useChosenOther()
  const lead = isPatient ? t('exports.lead') : t('exports.leadWork')
  return (
    <Page narrow title={other ? t('exports.titleOf', { name: other.name }) : t('exports.title')}>
      <Card className="space-y-5">
        <p>{other ? t('exports.leadOf', { name: other.name }) : lead}</p>
        <Notice title={t('exports.safeTitle')}>{t('exports.safe')}</Notice>
        <Downloads hasRecord={isPatient} />
      </Card>
    </Page>
  )
}

function Downloads({ hasRecord }: { hasRecord: boolean }) {
  const { t } = useText()
  const [state, setState] = useState<State>({ is: 'idle' })

  async function download(format: Format): Promise<void> {
    setState({ is: 'busy', with: format })
    try {
      const { name, type, content } = await callProved(downloadExport, { query: { format } })
      saveFile(name, content, type)
      setState({ is: 'done', file: name })
    } catch (error) {
      setState({ is: 'failed', error })
    }
  }

  const isBusyWith = (format: Format) => state.is === 'busy' && state.with === format
  return (
    <>
      {state.is === 'done' && <Notice kind="success">{t('exports.done', { file: state.file })}</Notice>}
      {state.is === 'failed' && <Notice kind="error">{errorText(t, state.error)}</Notice>}
      <div className="space-y-1">
        <Button icon="download" wide busy={isBusyWith('html')} onClick={() => void download('html')}>
          {t('exports.html')}
        </Button>
        <p className="text-soft">{t('exports.htmlHint')}</p>
      </div>
      <div className="space-y-1">
        <Button
          kind="quiet"
          icon="download"
          wide
          busy={isBusyWith('json')}
          onClick={() => void download('json')}
        >
          {t('exports.json')}
        </Button>
        <p className="text-soft">{t('exports.jsonHint')}</p>
      </div>
      {hasRecord &&
        (['fhir', 'abdm'] as const).map((format) => (
          <div key={format} className="space-y-1">
            <Button
              kind="quiet"
              icon="download"
              wide
              busy={isBusyWith(format)}
              onClick={() => void download(format)}
            >
              {t(`exports.${format}`)}
            </Button>
            <p className="text-soft">{t(`exports.${format}Hint`)}</p>
          </div>
        ))}
      <p className="text-soft">{t('exports.told')}</p>
    </>
  )
}
