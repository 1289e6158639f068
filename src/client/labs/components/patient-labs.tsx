import { useEffect, useRef, useState } from 'react'
import { listLabsOfPatient } from '../../../shared/labs/labs.doctor.endpoints.ts'
import { readPatientInCare } from '../../../shared/patients/patients.endpoints.ts'
import { messageBundle } from '../../platform/i18n/namespaces.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useMessages } from '../../platform/i18n/use-messages.ts'
import { LongList } from '../../platform/queries/long-list.tsx'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { hasDraft } from '../../platform/session/drafts.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState, Skeleton } from '../../ui/loading.tsx'
import { OrderForm } from './order-form.tsx'
import { OrderLines } from './order-lines.tsx'

const labMessages = messageBundle('labs')
const labOrderMessages = messageBundle('lab-orders')
const labTestMessages = messageBundle('lab-tests')
const messages = [labMessages, labOrderMessages, labTestMessages]

export interface PatientLabsProps {
  patientId: string
  /** The note beside which it stands. */
  encounterId?: string | null
  /** Not of a colleague who reads only. */
  mayWrite: boolean
}

/** The laboratory for the doctor: what was ordered, and the way to order. */
export function PatientLabs(props: PatientLabsProps) {
  const { state, retry } = useMessages(messages)
  if (state === 'coming') return <Skeleton lines={2} />
  if (state === 'failed') return <ErrorState onRetry={retry} />
  return <Section {...props} />
}

function Section({ patientId, encounterId = null, mayWrite }: PatientLabsProps) {
  const { t } = useText()
  const place = useRef<HTMLElement>(null)
  // The pressed button is gone.
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  return (
    <section ref={place} tabIndex={-1} className="space-y-3 outline-none">
      <h2 className="text-xl font-semibold">{t('labOrders.title')}</h2>
      {mayWrite && <OrderPlace patientId={patientId} encounterId={encounterId} />}
      <LongList
        endpoint={listLabsOfPatient}
        params={{ id: patientId }}
        loading={<Skeleton lines={2} />}
        failed={t('labOrders.failed')}
        more={t('labOrders.more')}
      >
        {({ orders }, isFirst) =>
          isFirst && orders.length === 0 ? (
            <p className="text-soft">{t('labOrders.none')}</p>
          ) : (
            <OrderLines orders={orders} isFirst={isFirst} patientId={patientId} mayWrite={mayWrite} />
          )
        }
      </LongList>
    </section>
  )
}

function OrderPlace({ patientId, encounterId }: { patientId: string; encounterId: string | null }) {
  const { t } = useText()
  const { data: patient } = useAnswer(readPatientInCare, { params: { id: patientId } })
  const [isOpen, setOpen] = useState(() => hasDraft(`labs.order.${patientId}`))
  if (isOpen && patient)
    return (
      <OrderForm
        patient={{ id: patientId, age: patient.age, gender: patient.gender }}
        encounterId={encounterId}
        onDone={() => setOpen(false)}
      />
    )
  return (
    <Button kind="quiet" icon="test-tube" onClick={() => setOpen(true)}>
      {t('labOrders.order')}
    </Button>
  )
}
