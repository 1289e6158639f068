import type { FastifyReply, FastifyRequest } from 'fastify'

export interface Cookies {
  read(name: string): string | undefined
  /** An HttpOnly, same-site cookie; the value may hold letters, digits, `.`, `-` and `_`. */
  write(name: string, value: string, options: { path: string; maxAgeSeconds: number }): void
}

/** `isSecure`: served over https. */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): Cookies {
  return {
    read(name) {
      const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim())
      return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
    },
    write(name, value, { path, maxAgeSeconds }) {
      const parts = [`${name}=${value}`, `Path=${path}`, `Max-Age=${maxAgeSeconds}`]
      reply.header(
        'set-cookie',
        [...parts, 'HttpOnly', 'SameSite=Strict', ...(isSecure ? ['Secure'] : [])].join('; '),
      )
    },
  }
}
