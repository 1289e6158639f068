import { markSmsSent, type listSms } from '../../../shared/alarms/alarms.endpoints.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { refresh, useWrite } from '../../platform/queries/queries.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'

/** Text messages that the desk sends by hand, because no service does: their number, and behind it the messages. */
export function SmsOutbox(outbox: AnswerOf<typeof listSms>) {
  const { t, number } = useText()
  return (
    <Disclosure title={t('alarmDesk.sms.title', { count: number(outbox.waiting) })}>
      <SmsMessages {...outbox} />
    </Disclosure>
  )
}

export function SmsMessages({ messages }: AnswerOf<typeof listSms>) {
  const { t } = useText()
  const { mutate, isPending, variables } = useWrite(markSmsSent, {
    onDone: () => void refresh('alarms'),
    onError: (error) => {
      showToast(errorText(t, error), 'error')
      void refresh('alarms')
    },
  })
  return (
    <>
      <p>{t('alarmDesk.sms.lead')}</p>
      <ul className="divide-y divide-line">
        {messages.map(({ id, number, text }) => (
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
    </>
  )
}
