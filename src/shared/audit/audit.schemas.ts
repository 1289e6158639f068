import * as v from 'valibot'
import { moment } from '../kit/moments.ts'
import { pageCursor, pageSize } from '../kit/pages.ts'
import { id, optionalText } from '../kit/schemas.ts'

/** One line of the log: who did what, when, to whom. Current names; null where nobody is involved. */
export const auditEntry = v.object({
  id,
  at: moment,
  /** The name of an endpoint, `doctors.approve`; its label is in the messages `audit.acts`. */
  act: v.string(),
  /** Null: a server command. */
  actor: v.nullable(v.object({ id, name: v.string(), username: v.string() })),
  /** A person, or a facility, which has no username. */
  subject: v.nullable(v.object({ name: v.string(), username: v.nullable(v.string()) })),
  /** The file that a command read. */
  file: v.nullable(v.string()),
})
export type AuditEntry = v.InferOutput<typeof auditEntry>

export const listAudit = {
  query: v.object({
    act: v.optional(optionalText(100)),
    /** Part of the name or username of the actor or the subject. */
    person: v.optional(optionalText(100)),
    after: v.optional(pageCursor),
    limit: v.optional(pageSize),
  }),
  answer: v.object({ entries: v.array(auditEntry), next: v.nullable(v.string()) }),
}

/** Somebody who saw data of the patient; `patient`: of the family, or a helper; `pharmacy`, `laboratory`: at work there. */
export const look = v.object({
  id,
  at: moment,
  name: v.string(),
  role: v.picklist(['doctor', 'coordinator', 'patient', 'pharmacy', 'laboratory']),
  /**
   * `list`: in a list of several patients, once a day; `phoneSearch`, `queueSearch`: found by the phone number, in an
   * emergency or to give a token; `emergency`: opened the record in an emergency; `share`: opened a link of the patient; else the feature whose data was read.
   */
  what: v.string(),
  /** While the record was open to this doctor by an emergency. */
  inEmergency: v.optional(v.literal(true)),
  /** While the patient let this doctor read the record. */
  isShared: v.optional(v.literal(true)),
})
export type Look = v.InferOutput<typeof look>

export const listLooks = {
  query: v.object({ after: v.optional(pageCursor) }),
  answer: v.object({
    /** Whose record it is. */
    patient: v.string(),
    /** The newest first. */
    looks: v.array(look),
    next: v.nullable(v.string()),
  }),
}
