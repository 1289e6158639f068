import type { FastifyInstance } from 'fastify'

interface Options {
  clock: () => Date
  /** `mailto:` or `https:`; null: no contact, and no security.txt. */
  securityContact: string | null
}

/** RFC 9116 recommends less than a year, so that an outdated contact expires. */
const securityValidDays = 180

/** Files for robots and for people who report vulnerabilities. */
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
