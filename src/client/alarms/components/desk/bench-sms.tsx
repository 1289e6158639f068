import type { listSms } from '../../../../shared/alarms/alarms.endpoints.ts'
import type { AnswerOf } from '../../../../shared/kit/endpoint.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { BenchCells } from '../../../ui/workbench/bench-cells.tsx'
import { SmsMessages } from '../sms-outbox.tsx'

type Outbox = AnswerOf<typeof listSms>

/** The text messages that the desk sends by hand, as one row. */
export function SmsRow({ sms }: { sms: Outbox }) {
  const { t, number } = useText()
  return (
    <BenchCells
      at={<Icon name="message" className="text-leaf" />}
      name={t('alarmDesk.sms.title', { count: number(sms.waiting) })}
      facts={sms.messages.map((one) => one.number)}
    >
      {null}
    </BenchCells>
  )
}

export function SmsPanel({ sms }: { sms: Outbox }) {
  const { t, number } = useText()
  return (
    <div className="space-y-3">
      <h2 className="text-2xl font-semibold">{t('alarmDesk.sms.title', { count: number(sms.waiting) })}</h2>
      <SmsMessages {...sms} />
    </div>
  )
}
