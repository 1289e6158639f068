import { useText } from '../../../platform/i18n/i18n.tsx'
import { Queue } from './queue.tsx'

/** Every line of today, for the desk. */
export function QueueDesk() {
  const { t } = useText()
  return (
    <section aria-labelledby="queue-desk" className="flex flex-col gap-4">
      <div>
        <h2 id="queue-desk" className="text-xl font-semibold">
          {t('queue.title')}
        </h2>
        <p className="text-soft">{t('queue.lead')}</p>
      </div>
      <Queue />
    </section>
  )
}
