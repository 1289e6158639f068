import { listSms, markSmsSent } from '../../../shared/alarms/alarms.endpoints.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { refresh, refreshEveryMs, useAnswer, useWrite } from '../../platform/queries/queries.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'

/** Text messages that the desk sends by hand, because no service does. Nothing while there is none. */
export function SmsOutbox() {
  const { t, number: inWords } = useText()
  const { data } = useAnswer(listSms, { refetchEveryMs: refreshEveryMs })
  const { mutate, isPending, variables } = useWrite(markSmsSent, {
    onDone: () => void refresh('alarms'),
    onError: (error) => {
      showToast(errorText(t, error), 'error')
      void refresh('alarms')
    },
  })
  if (!data || data.messages.length === 0) return null
  return (
    <section className="space-y-3">
      <h2 className="text-xl font-semibold">
        {t('alarmDesk.sms.title')} ({inWords(data.waiting)})
      </h2>
      <p>{t('alarmDesk.sms.lead')}</p>
      <ul className="divide-y divide-line">
        {data.messages.map(({ id, number, text }) => (
          <li key={id} className="space-y-2 py-3">
            <p className="break-words">{text}</p>
            <div className="flex flex-wrap gap-2">
              <a
                href={`sms:${number}?body=${encodeURIComponent(text)}`}
                className={buttonClass({ kind: 'quiet' })}
              >
                {t('alarmDesk.sms.write', { number })}
              </a>
              <Button
                kind="quiet"
                busy={isPending && variables?.params?.id === id}
                aria-label={t('alarmDesk.sms.sentTo', { number })}
                onClick={() => mutate({ params: { id } })}
              >
                {t('alarmDesk.sms.sent')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
