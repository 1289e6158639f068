import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { OpenAPIV3 } from 'openapi-types'

export const docsPath = '/api/docs'
export const openApiPath = '/api/openapi.json'

/** The description of the API as a file, and as a page to read and to try. */
export async function serveDocs(app: FastifyInstance, description: Record<string, unknown>): Promise<void> {
  app.get(openApiPath, { config: { contract: 'platform.openapi' } }, async () => description)
  await app.register(swagger, {
    mode: 'static',
    // The plugin's type knows 3.0 only; it hands the document on as it is.
    specification: { document: description as unknown as OpenAPIV3.Document },
  })
  await app.register(swaggerUi, { routePrefix: docsPath, staticCSP: true })
}
