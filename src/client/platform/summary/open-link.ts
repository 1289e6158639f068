import type { ShareLink } from './share-link.ts'
import { decrypt } from './jwe.ts'

export type Opened =
  | { as: 'open'; bundle: unknown }
  | { as: 'wrongPin'; left: number }
  | { as: 'gone' | 'busy' | 'offline' | 'broken' }

/** By the protocol of SMART Health Links; the key stays here. Not through `call`, whose answers are ours. */
export async function openLink(link: ShareLink, recipient: string, pin: string): Promise<Opened> {
  const told = await ask(link.url, { recipient, ...(pin !== '' && { passcode: pin }) })
  if (!told) return { as: 'offline' }
  if (told.status === 404) return { as: 'gone' }
  if (told.status === 401) return { as: 'wrongPin', left: told.answer.remainingAttempts ?? 0 }
  if (told.status !== 200) return { as: 'busy' }
  return openFile(told.answer.files?.[0]?.embedded ?? '', link.key)
}

/** A compact JWE with a bundle; `broken` by another key, or if anything was altered. */
export async function openFile(file: string, key: string): Promise<Opened> {
  try {
    return { as: 'open', bundle: JSON.parse(await decrypt(file, key)) as unknown }
  } catch {
    return { as: 'broken' }
  }
}

interface Told {
  status: number
  answer: { remainingAttempts?: number; files?: { embedded?: string }[] }
}

/** Null: no answer, or only a part of one. */
async function ask(url: string, body: object): Promise<Told | null> {
  try {
    const headers = { 'content-type': 'application/json' }
    const asked = { method: 'POST', headers, body: JSON.stringify(body), cache: 'no-store' } as const
    const response = await fetch(url, asked)
    return { status: response.status, answer: (await response.json()) as Told['answer'] }
  } catch {
    return null
  }
}
