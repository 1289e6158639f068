import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openSmsGateway } from './sms-gateway.ts'

const message = {
  id: '01936f2a-0000-7000-8000-00000000aaaa',
  to: '+919876500000',
  text: 'Nabz: please open the app.',
}
let gateway: Server
let url: URL
let status = 200
let got: { headers: IncomingHttpHeaders; body: unknown }[] = []
beforeEach(async () => {
  status = 200
  got = []
  gateway = createServer((request, response) => {
    void json(request).then((body) => {
      got.push({ headers: request.headers, body })
      response.writeHead(status, { location: '/elsewhere' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  url = new URL(`http://a%20token@127.0.0.1:${(gateway.address() as AddressInfo).port}/send`)
})
afterEach(() => new Promise((resolve) => gateway.close(resolve)))

it('gets the message with the token and an idempotency key', async () => {
  await openSmsGateway(url).send(message)
  expect(got).toEqual([
    {
      body: message,
      headers: expect.objectContaining({
        authorization: 'Bearer a token',
        'idempotency-key': message.id,
        'content-type': 'application/json',
      }),
    },
  ])
})

it.each([400, 500, 302])(
  'that answers %i leaves the message unsent, without its text in the error',
  async (answer) => {
    status = answer
    const sending = openSmsGateway(url).send(message)
    await expect(sending).rejects.toThrow('The SMS gateway did not take a message')
    await expect(sending).rejects.not.toThrow(message.to)
  },
)

it('that is away leaves the message unsent', async () => {
  await expect(openSmsGateway(new URL('http://127.0.0.1:9/send')).send(message)).rejects.toThrow('no answer')
})
