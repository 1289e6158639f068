import { fetchSharedFile } from '../../../shared/documents/documents.endpoints.ts'
import { call } from '../../platform/api/api.ts'
import { openFile, openLink, type Opened } from '../../platform/summary/open-link.ts'
import type { ShareLink } from '../../platform/summary/share-link.ts'

/** `inside`: its address is in the network of the server, which asks nobody there. */
export type Outcome = Opened | { as: 'inside' }

/** Of this server or, through it, of another one. Rejects with the server's refusal. */
export async function openShared(link: ShareLink, recipient: string, passcode: string): Promise<Outcome> {
  if (link.url.startsWith(`${location.origin}/shl/`)) return openLink(link, recipient, passcode)
  const isDirect = link.flag?.includes('U') ?? false
  const { as, file, left } = await call(fetchSharedFile, { body: { url: link.url, passcode, isDirect } })
  if (as === 'wrongPin') return { as, left }
  return as === 'file' ? openFile(file, link.key) : { as }
}
