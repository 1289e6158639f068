import type { SmsProvider } from './sms.ts'

/** A gateway that does not answer within this time counts as away; the job tries again. */
const timeoutMs = 20_000

/**
 * A gateway over HTTP: POST of `{ id, to, text }` as JSON, the URL's user name as bearer token, any 2xx as accepted.
 * The id is also the `Idempotency-Key`: a message may come twice after a kill. Throws without number and text.
 */
export function openSmsGateway(url: URL): SmsProvider {
  const address = new URL(url)
  const token = decodeURIComponent(address.username)
  address.username = ''
  return {
    async send({ id, to, text }) {
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ id, to, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch(() => null)
      await response?.body?.cancel()
      if (!response?.ok)
        throw new Error(`The SMS gateway did not take a message: ${response?.status ?? 'no answer'}.`)
    },
  }
}
