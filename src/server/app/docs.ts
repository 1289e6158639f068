import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { OpenAPIV3 } from 'openapi-types'
import { servePacked } from '../platform/http/packed-file.ts'

export const docsPath = '/api/docs'
export const openApiPath = '/api/openapi.json'

/** Only our own scripts and styles; Swagger UI adds inline styles to its page. */
const contentPolicy = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
}

/** The API description as a file; with `hasPage` also as a page to read and try it. */
export async function serveDocs(
  app: FastifyInstance,
  description: Record<string, unknown>,
  { hasPage }: { hasPage: boolean },
): Promise<void> {
  servePacked(app, openApiPath, 'application/json; charset=utf-8', JSON.stringify(description))
  if (!hasPage) return
  await app.register(swagger, {
    mode: 'static',
    // The plugin's type only knows 3.0, but it passes the document through unchanged.
    specification: { document: description as unknown as OpenAPIV3.Document },
  })
  await app.register(swaggerUi, {
    routePrefix: docsPath,
    staticCSP: contentPolicy,
    // Its validator would send the document to a third party.
    uiConfig: { validatorUrl: null },
  })
}
