import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import { requiredText } from '../../shared/kit/schemas.ts'
import { latinDigits } from '../../shared/kit/text/digits.ts'
import { mostWrongPins } from '../../shared/shares/shares.rules.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { inTransaction, type Tx } from '../platform/db/database.ts'
import { networkOf } from '../platform/rate-limits/network.ts'
import { newId } from '../platform/runtime/ids.ts'
import { isPin } from './shares.pins.ts'
import * as repo from './shares.repo.ts'
import { tellOfChange } from './shares.telling.ts'

/** Of SMART Health Links, STU 1. Another property is no error. */
const manifestRequest = v.object({
  recipient: requiredText(80),
  passcode: v.optional(v.string()),
  embeddedLengthMax: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})
/** `doctorId`: signed in here, so that the name is no claim. */
type Reader = Pick<v.InferOutput<typeof manifestRequest>, 'recipient' | 'passcode'> & {
  doctorId: string | null
}

type Opened =
  | { as: 'gone' }
  | { as: 'refused'; remainingAttempts: number }
  | { as: 'open'; patientId: string; ciphertext: string }

const perAddress = {
  name: 'shares.manifest',
  quotas: [{ per: 'address', most: 60, seconds: 600 }],
} as const
/** How long a file that was not embedded can be fetched after the manifest. */
const fileSeconds = 300

interface Params {
  Params: { address: string; ticket?: string }
}

/**
 * The protocol of SMART Health Links, for any viewer: its answers are not ours, and it is open to other origins, which
 * send no cookie. The address in the path opens nothing without the key, which no server gets.
 */
export function serveManifests(app: FastifyInstance, appContext: AppContext): void {
  const path = '/shl/:address'
  for (const one of [path, `${path}/:ticket`]) app.options(one, (_, reply) => open(reply).code(204).send())
  app.post<Params>(path, async (request, reply) => {
    const caller = { personId: null, network: networkOf(request.ip) }
    await appContext.quotas.spendUse(perAddress, caller)
    const asked = v.safeParse(manifestRequest, request.body)
    if (!asked.success) return open(reply).code(400).send({ error: 'A recipient is needed.' })
    const { address } = request.params
    const opened = await inTransaction(appContext.store.db, (tx) =>
      openLink(tx, appContext, address, { ...asked.output, doctorId: null }),
    )
    if (opened.as === 'gone') return open(reply).code(404).send({})
    if (opened.as === 'refused')
      return open(reply).code(401).send({ remainingAttempts: opened.remainingAttempts })
    const { embeddedLengthMax = Infinity } = asked.output
    const isSmall = opened.ciphertext.length <= embeddedLengthMax
    const place = isSmall
      ? { embedded: opened.ciphertext }
      : { location: `${request.protocol}://${request.host}/shl/${address}/${ticketOf(appContext, address)}` }
    return open(reply).send({ files: [{ contentType: 'application/fhir+json', ...place }] })
  })
  app.get<Params>(`${path}/:ticket`, async ({ params }, reply) => {
    const { address, ticket = '' } = params
    const share = isTicket(appContext, address, ticket)
      ? await inTransaction(appContext.store.db, (tx) => repo.lockByAddress(tx, address))
      : undefined
    const ciphertext = share && isAlive(share, appContext.clock()) ? share.ciphertext : null
    if (ciphertext === null) return open(reply).code(404).send({})
    return open(reply).type('application/jose').send(ciphertext)
  })
}

function open(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'POST, GET, OPTIONS',
    'access-control-allow-headers': 'content-type',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-store',
  })
}

/** A wrong PIN is counted before it is answered, and committed with the answer. One that is missing is no try. */
export async function openLink(
  tx: Tx,
  { keys, clock }: Pick<AppContext, 'keys' | 'clock'>,
  address: string,
  { recipient, passcode, doctorId }: Reader,
): Promise<Opened> {
  const now = clock()
  const share = await repo.lockByAddress(tx, address)
  if (!share || !isAlive(share, now) || share.ciphertext === null) return { as: 'gone' }
  const { id, pin_digest: pin, wrong_pins: wrong, ciphertext } = share
  if (pin !== null) {
    if (passcode === undefined) return { as: 'refused', remainingAttempts: mostWrongPins - wrong }
    if (!isPin(keys, id, latinDigits(passcode).trim(), pin)) {
      await repo.countWrongPin(tx, id, wrong + 1, wrong + 1 >= mostWrongPins)
      await tellOfChange(tx, { id, patientId: share.patient_id }, now)
      return { as: 'refused', remainingAttempts: mostWrongPins - wrong - 1 }
    }
  }
  const opening = { id: newId(), share_id: id, recipient, doctor_id: doctorId, opened_at: now }
  await repo.insertOpening(tx, opening)
  await tellOfChange(tx, { id, patientId: share.patient_id }, now)
  return { as: 'open', patientId: share.patient_id, ciphertext }
}

function isAlive(
  { ended_at: endedAt, wrong_pins: wrong, expires_at: expiresAt }: repo.LockedShare,
  now: Date,
) {
  return endedAt === null && wrong < mostWrongPins && expiresAt > now
}

/** The PIN was right a moment ago: until when, and a digest of that. */
export function ticketOf({ keys, clock }: AppContext, address: string): string {
  const until = Math.floor(clock().getTime() / 1000) + fileSeconds
  return `${until}-${keys.digest(`share file ${address} ${until}`).toString('base64url')}`
}

function isTicket({ keys, clock }: AppContext, address: string, ticket: string): boolean {
  const [, until = '', digest = ''] = /^(\d{1,12})-([\w-]{43})$/.exec(ticket) ?? []
  if (Number(until) * 1000 <= clock().getTime()) return false
  return keys.digests(`share file ${address} ${until}`).some((one) => one.toString('base64url') === digest)
}
