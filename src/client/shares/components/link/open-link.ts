import type { ShareLink } from './share-link.ts'
import { decrypt } from './jwe.ts'

export type Opened =
  | { as: 'open'; bundle: unknown }
  | { as: 'wrongPin'; left: number }
  | { as: 'gone' | 'busy' | 'offline' | 'broken' }

/** By the protocol of SMART Health Links; the key stays here. Not through `call`, whose answers are ours. */
export async function openLink(link: ShareLink, recipient: string, pin: string): Promise<Opened> {
  const response = await ask(link.url, { recipient, ...(pin !== '' && { passcode: pin }) })
  if (!response) return { as: 'offline' }
  if (response.status === 404) return { as: 'gone' }
  if (response.status === 401) {
    const { remainingAttempts: left } = (await response.json()) as { remainingAttempts: number }
    return { as: 'wrongPin', left }
  }
  if (!response.ok) return { as: 'busy' }
  const { files } = (await response.json()) as { files: { embedded?: string }[] }
  try {
    return { as: 'open', bundle: JSON.parse(await decrypt(files[0]?.embedded ?? '', link.key)) }
  } catch {
    return { as: 'broken' }
  }
}

async function ask(url: string, body: object): Promise<Response | null> {
  try {
    const headers = { 'content-type': 'application/json' }
    return await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), cache: 'no-store' })
  } catch {
    return null
  }
}
