import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { consentsSaved } from '../../shared/consents/consents.events.ts'
import { agreedOf, isNeededAgreed } from '../../shared/consents/consents.purposes.ts'
import { insertConsents } from '../platform/auth/consents.ts'
import { patientOf } from '../platform/auth/patient-of.ts'
import type { Person } from '../platform/auth/sessions.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { holdPatient, holdPerson } from '../platform/db/hold-person.ts'
import { publish, topicOfPerson } from '../platform/events/publish.ts'
import { validationError } from '../platform/http/errors/app-error.ts'
import type { readConsents, saveConsents } from './consents.operations.ts'
import { presentConsents } from './consents.presenter.ts'
import { listLatest, withdrawOthers, type Whose } from './consents.repo.ts'

export async function read({
  db,
  actor,
  appContext,
}: RequestContext<typeof readConsents>): Promise<AnswerOf<typeof readConsents>> {
  return presentConsents(actor.role, await listLatest(db, whoseOf(actor)), appContext.town.timeZone)
}

export async function save(ctx: RequestContext<typeof saveConsents>): Promise<AnswerOf<typeof saveConsents>> {
  const { actor, appContext, body, now } = ctx
  const { role } = actor
  if (!isNeededAgreed(role, body.purposes)) throw validationError('consents', { purposes: 'consentNeeded' })
  const agreed = agreedOf(role, body.purposes)
  const patientId = role === 'patient' ? patientOf(actor) : null
  const whose = whoseOf(actor)
  return ctx.write(
    async (tx) => {
      // Of two devices that say different things, the second withdraws what the first has given.
      await (patientId === null ? holdPerson(tx, actor.id) : holdPatient(tx, patientId))
      await withdrawOthers(tx, whose, agreed, now)
      await insertConsents(tx, { userId: actor.id, patientId }, { agreed, notice: body.notice }, now)
      const about = patientId === null ? {} : { about: { patientId, area: 'guardianship' as const } }
      const topics = [topicOfPerson(actor.id)]
      await publish(tx, { kind: consentsSaved, subject: patientId ?? actor.id, topics, ...about }, now)
      return presentConsents(role, await listLatest(tx, whose), appContext.town.timeZone)
    },
    { subject: patientId ?? actor.id },
  )
}

/** A coordinator's account has a patient, too, but nobody is cared for through it. */
function whoseOf(actor: Person): Whose {
  return actor.role === 'patient' ? { patientId: patientOf(actor) } : { userId: actor.id }
}
