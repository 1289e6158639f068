import { register } from '../src/shared/accounts/accounts.endpoints.ts'

/** How many people register at once; `wave` keeps their names distinct from those of earlier waves. */
export interface Flood {
  url: string
  parallel: number
  wave: number
}

// A separate process, so that its work does not delay the measured page. Returns how often each status came.
process.on('disconnect', () => process.exit())
process.on('message', (flood: Flood) => {
  send(flood).then(
    (tally) => process.send?.(tally),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})

async function send({ url, parallel, wave }: Flood): Promise<Record<string, number>> {
  const names = Array.from({ length: parallel }, (_, n) => `flood${wave}-${n}`)
  const statuses = await Promise.all(names.map((name) => registerSomebody(url, name)))
  const tally: Record<string, number> = {}
  for (const status of statuses) tally[status] = (tally[status] ?? 0) + 1
  return tally
}

async function registerSomebody(url: string, username: string): Promise<number> {
  const form = { username, email: `${username}@example.org`, name: 'Asha Rani', phone: '5550000000' }
  const password = { password: 'secret1', confirmPassword: 'secret1' }
  const answer = await fetch(url + register.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...form, ...password, role: 'patient' }),
  })
  await answer.arrayBuffer()
  return answer.status
}
