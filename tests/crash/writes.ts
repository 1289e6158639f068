/** What became of a write, as its sender knows it. */
export type Fate =
  /** Answered with success: it must be there, once. */
  | 'acknowledged'
  /** Answered with a refusal: it must have left nothing. */
  | 'refused'
  /** Never answered and given up: it must be there wholly or not at all. */
  | 'abandoned'

/** One write that was sent, however often, under one Idempotency-Key. */
export interface Write {
  key: string
  /** The endpoint's name. */
  action: string
  /** The person's id, or `anyone` for those who were not signed in: what the key belongs to. */
  actor: string
  username: string
  path: string
  body: Record<string, unknown>
  token: string | null
  /** The appointment that was decided on. */
  subject: string | null
  fate: Fate
  status: number
  answer: string
  tries: number
}

export type Draft = Pick<Write, 'action' | 'actor' | 'username' | 'path' | 'body' | 'token' | 'subject'>

/** A profile says in one field which save it comes from. */
export function markOf(write: Pick<Write, 'body'>): string {
  const { address, clinic } = write.body as { address?: string; clinic?: string }
  return address ?? clinic ?? ''
}

export function noticesIn(write: Pick<Write, 'body'>): string[] {
  return (write.body as { ids?: string[] }).ids ?? []
}

/** The id in the answer of a request for an appointment. */
export function appointmentIn(write: Pick<Write, 'answer'>): string {
  return (JSON.parse(write.answer) as { _id: string })._id
}
