import { openShare } from '../../../shared/shares/shares.endpoints.ts'
import { ApiError, call } from '../../platform/api/api.ts'
import { openFile, type Opened } from '../../platform/summary/open-link.ts'
import type { ShareLink } from '../../platform/summary/share-link.ts'

/** As the doctor who is signed in; null: one who is not approved, who opens it as anybody does. The key stays here. */
export async function openAsDoctor(link: ShareLink, passcode: string): Promise<Opened | null> {
  const address = link.url.split('/').at(-1) ?? ''
  try {
    const { ticket, remainingAttempts: left } = await call(openShare, { body: { address, passcode } })
    if (left !== undefined) return { as: 'wrongPin', left }
    if (ticket === undefined) return null
    const file = await fetch(`${link.url}/${ticket}`, { cache: 'no-store' })
    if (!file.ok) return { as: file.status === 404 ? 'gone' : 'busy' }
    return await openFile(await file.text(), link.key)
  } catch (error) {
    if (!(error instanceof ApiError)) return { as: 'offline' }
    if (error.status === 0) return { as: 'offline' }
    return { as: error.status === 404 || error.status === 400 ? 'gone' : 'busy' }
  }
}
