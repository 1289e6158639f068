import { useState } from 'react'
import { reviewLabs } from '../../../shared/labs/labs.doctor.endpoints.ts'
import type { LabOrder } from '../../../shared/labs/labs.schemas.ts'
import { versionsOf } from '../../../shared/labs/results/labs.results.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { refresh, useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'

/** One press says that the doctor has read the results; a note to the patient may go along. */
export function ReviewOrder({ order }: { order: LabOrder }) {
  const { t } = useText()
  const [note, setNote] = useState('')
  const { mutate, isPending, error } = useWrite(reviewLabs, {
    onDone: () => {
      showToast(t('labOrders.reviewDone'))
      void refresh('labs')
      // The count on the dashboard.
      void refresh('appointments')
    },
    onError: () => void refresh('labs'),
  })
  const id = `review-${order.id}`
  return (
    <div className="space-y-2">
      <TextArea
        id={id}
        name={id}
        rows={2}
        maxLength={300}
        label={t('labOrders.reviewNote')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {!order.isOwn && <p className="text-soft">{t('labOrders.underName', { name: order.doctor.name })}</p>}
      {error && <Notice kind="error">{errorText(t, error)}</Notice>}
      <Button
        icon="check"
        busy={isPending}
        // Of several on a page each has its own name.
        aria-label={`${t('labOrders.review')}, ${order.number}`}
        onClick={() => mutate({ params: { id: order.id }, body: { seen: versionsOf(order), note } })}
      >
        {t('labOrders.review')}
      </Button>
    </div>
  )
}
