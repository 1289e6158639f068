/** The result of a write, as its sender knows it. */
export type Fate =
  /** Answered with success: must be stored exactly once. */
  | 'acknowledged'
  /** Answered with a refusal: must have left nothing. */
  | 'refused'
  /** Unanswered and abandoned: must be stored completely or not at all. */
  | 'abandoned'

/** One write under one Idempotency-Key, however often it was sent. */
export interface Write {
  key: string
  /** The endpoint's name. */
  action: string
  /** The person's id, or `anyone` without sign-in: the owner of the key. */
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

/** The unique text in a profile that identifies its save. */
export function markOf(write: Pick<Write, 'body'>): string {
  const { address, clinic } = write.body as { address?: string; clinic?: string }
  return address ?? clinic ?? ''
}

export function noticesIn(write: Pick<Write, 'body'>): string[] {
  return (write.body as { ids?: string[] }).ids ?? []
}

/** The id in the answer to a requested appointment. */
export function appointmentIn(write: Pick<Write, 'answer'>): string {
  return (JSON.parse(write.answer) as { _id: string })._id
}
