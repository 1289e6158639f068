import { makeShare, readShareContent } from '../../../shared/shares/shares.endpoints.ts'
import { linkText } from '../../platform/summary/share-link.ts'
import type { ShareContent, ShareMinutes } from '../../../shared/shares/shares.rules.ts'
import type { Share } from '../../../shared/shares/shares.schemas.ts'
import { call } from '../../platform/api/api.ts'
import { encrypt, randomText } from '../../platform/summary/jwe.ts'

export interface Wish {
  content: ShareContent
  minutes: ShareMinutes
  hasPin: boolean
  /** With what the patient keeps private. */
  withPrivate: boolean
}

/** In memory only: whoever leaves the page has to make another one. */
export interface MadeLink {
  link: string
  pin: string
  share: Share
}

/** The record is encrypted here; the server gets neither the key nor the link. */
export async function makeLink({ content, minutes, hasPin, withPrivate }: Wish): Promise<MadeLink> {
  const file = await call(readShareContent, { query: { content, ...(withPrivate && { private: 'yes' }) } })
  const key = randomText(32)
  const address = randomText(32)
  const pin = hasPin ? newPin() : ''
  const ciphertext = await encrypt(new Uint8Array(file.content), key)
  const share = await call(makeShare, { body: { content, minutes, pin, address, ciphertext } })
  const link = linkText(`${location.origin}/share`, {
    url: `${location.origin}/shl/${address}`,
    key,
    exp: Math.floor(Date.parse(share.expiresAt.at) / 1000),
    ...(pin !== '' && { flag: 'P' }),
  })
  return { link, pin, share }
}

/** Six digits, each as likely as any other. */
function newPin(): string {
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (number < 4_294_000_000) return String(number % 1_000_000).padStart(6, '0')
  }
}
