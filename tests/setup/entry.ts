import type { BrowserContextOptions } from '@playwright/test'
import { noticeVersion, purposesOf } from '../../src/shared/consents/consents.purposes.ts'

/** Accounts on a built server, created and signed in over HTTP: for tests that begin after sign-in. */
export interface Account {
  username: string
  name: string
  role: 'patient' | 'doctor'
}

export const password = 'secret1'

export async function register(url: string, { username, name, role }: Account): Promise<void> {
  await ask(url, '/api/auth/register', {
    username,
    email: `${username}@example.org`,
    password,
    confirmPassword: password,
    name,
    phone: '5550001234',
    role,
    ...consentOf(role),
  })
}

/** What the registration form sends of the notice when everything is ticked. */
export function consentOf(role: Account['role']) {
  return { consents: purposesOf(role), notice: { version: noticeVersion, language: 'en' as const } }
}

/** A new session of this account. */
export async function tokenOf(url: string, identifier: string, secret = password): Promise<string> {
  const answer = await ask(url, '/api/auth/login', { identifier, password: secret })
  return ((await answer.json()) as { token: string }).token
}

export async function saveProfile(url: string, token: string, name: string): Promise<void> {
  await ask(url, '/api/patient/me', { name, age: '34', gender: 'Female', address: '', phone: '' }, token)
}

/** Ends a session on the server without the browser knowing. */
export async function endOnServer(url: string, token: string): Promise<void> {
  await ask(url, '/api/auth/logout', undefined, token)
}

/** A browser that stored this on an earlier visit; with a token, also its role for the server's pages. */
export function kept(url: string, stored: Record<string, string>): BrowserContextOptions {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
  const cookies = stored['token'] === undefined ? [] : [roleCookie(url, stored['token'])]
  return { storageState: { cookies, origins: [{ origin: url, localStorage }] } }
}

function roleCookie(url: string, token: string) {
  const { role } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    role: string
  }
  const { hostname: domain, protocol } = new URL(url)
  const lasting = { expires: -1, httpOnly: false, secure: protocol === 'https:', sameSite: 'Lax' as const }
  return { name: 'nabz.role', value: role, domain, path: '/', ...lasting }
}

async function ask(url: string, path: string, body?: unknown, token?: string): Promise<Response> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`)
  return answer
}
