import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { appError } from '../platform/http/errors/app-error.ts'
import { openLink, ticketOf } from './shares.manifests.ts'
import type { openShare } from './shares.operations.ts'
import * as repo from './shares.repo.ts'

const longestName = 80

/**
 * The name is that of the session, whatever the browser shows. A wrong PIN is an answer, not a refusal: it is counted
 * with it. Only the ticket is kept under the idempotency key, neither ciphertext nor address.
 */
export function open(ctx: RequestContext<typeof openShare>): Promise<AnswerOf<typeof openShare>> {
  const { actor, appContext, body } = ctx
  // For the log, which the transaction writes.
  const about: { subject?: string } = {}
  return ctx.write(async (tx) => {
    const name = nameWithoutTitle(await repo.getDoctorName(tx, actor.id)).slice(0, longestName)
    const reader = {
      recipient: name,
      doctorId: actor.id,
      ...(body.passcode !== '' && { passcode: body.passcode }),
    }
    const opened = await openLink(tx, appContext, body.address, reader)
    if (opened.as === 'gone') throw appError('notFound')
    if (opened.as === 'refused') return { remainingAttempts: opened.remainingAttempts }
    about.subject = opened.patientId
    return { ticket: ticketOf(appContext, body.address) }
  }, about)
}
