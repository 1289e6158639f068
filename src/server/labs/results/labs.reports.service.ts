import { dayIn } from '../../../shared/kit/time/town-time.ts'
import { labsToReview } from '../../../shared/labs/labs.events.ts'
import { listStandInsOfOrder } from '../../platform/auth/care/stand-ins.ts'
import type { AppContext } from '../../platform/context/request-context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { publish, topicOfPerson } from '../../platform/events/publish.ts'
import { changeOrder, findOrderOfReport, findPatient, lockOrder } from '../labs.repo.ts'

/**
 * The patient sent a photo of the report: whoever ordered the tests, or stands in, looks at it, as at values of a
 * laboratory. One of a cancelled order is among the documents only.
 */
export async function waitForReview({ store, clock, town }: AppContext, documentId: string): Promise<void> {
  const now = clock()
  await inTransaction(store.db, async (tx) => {
    const orderId = await findOrderOfReport(tx, documentId)
    const order = orderId === null ? undefined : await lockOrder(tx, orderId)
    if (!order || order.status === 'revoked') return
    const isFirst = order.to_review_since === null
    if (isFirst) await changeOrder(tx, order.id, { to_review_since: now })
    const patient = await findPatient(tx, order.patient_id)
    const today = dayIn(town.timeZone, now)
    const facts = { patient: patient?.name ?? '', date: today }
    const people = [order.doctor_id, ...(await listStandInsOfOrder(tx, order.id, today))]
    // Several pages are one report.
    const tell = isFirst ? people.map((personId) => ({ personId, facts })) : []
    const about = { patientId: order.patient_id, area: 'guardianship' } as const
    const topics = people.map(topicOfPerson)
    await publish(tx, { kind: labsToReview, subject: order.id, topics, about, tell }, now)
  })
}
