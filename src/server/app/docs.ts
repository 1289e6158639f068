import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { OpenAPIV3 } from 'openapi-types'
import { servePacked } from '../platform/http/packed-file.ts'

export const docsPath = '/api/docs'
export const openApiPath = '/api/openapi.json'

/** Scripts and styles of our own only; Swagger UI writes styles into its page. */
const contentPolicy = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
}

/** The description of the API as a file; with `hasPage` also as a page to read and to try. */
export async function serveDocs(
  app: FastifyInstance,
  description: Record<string, unknown>,
  { hasPage }: { hasPage: boolean },
): Promise<void> {
  servePacked(app, openApiPath, 'application/json; charset=utf-8', JSON.stringify(description))
  if (!hasPage) return
  await app.register(swagger, {
    mode: 'static',
    // The plugin's type knows 3.0 only; it hands the document on as it is.
    specification: { document: description as unknown as OpenAPIV3.Document },
  })
  await app.register(swaggerUi, {
    routePrefix: docsPath,
    staticCSP: contentPolicy,
    // Its own check of the document would ask a server of somebody else.
    uiConfig: { validatorUrl: null },
  })
}
