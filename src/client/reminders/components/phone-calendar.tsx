import { useState } from 'react'
import { readCalendar } from '../../../shared/reminders/reminders.endpoints.ts'
import { ApiError, call } from '../../platform/api/api.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { saveFile } from '../../platform/browser/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Notice } from '../../ui/notice.tsx'

type State = { is: 'idle' | 'busy' } | { is: 'done'; file: string } | { is: 'failed'; error: unknown }

/** The doses as a file for the phone's calendar, which reminds while the app is closed. */
export function PhoneCalendar({ hasPauses }: { hasPauses: boolean }) {
  const { t, language } = useText()
  const [state, setState] = useState<State>({ is: 'idle' })

  async function download(): Promise<void> {
    setState({ is: 'busy' })
    try {
      const { fileName, content } = await call(readCalendar, { query: { language } })
      saveFile(fileName, content, 'text/calendar;charset=utf-8')
      setState({ is: 'done', file: fileName })
    } catch (error) {
      setState({ is: 'failed', error })
    }
  }

  return (
    <div className="border-t border-line pt-2">
      <Disclosure title={t('medicines.calendar.title')} level={3} openOnWide>
        <div className="space-y-4 pb-2">
          <div className="space-y-1">
            <p>{t('medicines.calendar.lead')}</p>
            <p className="text-soft">{t('medicines.calendar.again')}</p>
            {hasPauses && <p className="text-soft">{t('medicines.calendar.yearly')}</p>}
          </div>
          {state.is === 'done' && (
            <Notice kind="success">{t('medicines.calendar.done', { file: state.file })}</Notice>
          )}
          {state.is === 'failed' && (
            <Notice kind="error" title={t('medicines.calendar.failed')}>
              {state.error instanceof ApiError ? errorText(t, state.error) : undefined}
            </Notice>
          )}
          <Button
            kind="quiet"
            icon="calendar-plus"
            wide
            busy={state.is === 'busy'}
            onClick={() => void download()}
          >
            {t('medicines.calendar.download')}
          </Button>
        </div>
      </Disclosure>
    </div>
  )
}
