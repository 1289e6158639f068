import type { FastifyInstance } from 'fastify'

interface Options {
  clock: () => Date
  /** `mailto:` or `https:`; null: there is nobody to write to, and no file says so. */
  securityContact: string | null
}

/** RFC 9116 asks for less than a year: a contact that nobody renews is no contact. */
const securityValidDays = 180

/** What robots and people who found a weakness look for. */
export function serveWellKnown(app: FastifyInstance, { clock, securityContact }: Options): void {
  app.get('/robots.txt', (_, reply) => reply.type('text/plain').send('User-agent: *\nDisallow: /api/\n'))
  if (securityContact === null) return
  app.get('/.well-known/security.txt', (_, reply) => {
    const expires = new Date(clock().getTime() + securityValidDays * 86_400_000).toISOString()
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en, hi, pa',
      '',
    ]
    return reply.type('text/plain').send(lines.join('\n'))
  })
}
