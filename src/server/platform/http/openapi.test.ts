import { describe, expect, it } from 'vitest'
import { operations, version } from '../../app/server.ts'
import { describeApi } from './openapi.ts'

const api = describeApi(operations, version) as {
  openapi: string
  paths: Record<
    string,
    Record<
      string,
      { requestBody?: { content: Record<string, { schema: Json }> }; parameters: Json[]; responses: Json }
    >
  >
}
type Json = Record<string, unknown>

describe('the API description', () => {
  it('names every endpoint', () => {
    expect(api.openapi).toBe('3.1.0')
    const named = Object.values(api.paths).flatMap((path) => Object.keys(path)).length
    expect(named).toBe(operations.length)
  })

  it('still states the required fields, although trims and checks have no JSON Schema', () => {
    const body = api.paths['/api/auth/register']?.post?.requestBody?.content['application/json']?.schema
    const properties = body?.properties as Record<string, Json>
    expect(Object.keys(properties)).toEqual([
      'username',
      'email',
      'password',
      'name',
      'phone',
      'confirmPassword',
      'role',
      'consents',
      'notice',
    ])
    expect(properties.role).toMatchObject({ enum: ['patient', 'doctor'] })
    expect(properties.password).toMatchObject({ type: 'string', minLength: 6 })
  })

  it('describes path and query parameters', () => {
    expect(api.paths['/api/appointments/{id}/accept']?.post?.parameters).toContainEqual(
      expect.objectContaining({ name: 'id', in: 'path', required: true }),
    )
    expect(api.paths['/api/appointments']?.get?.parameters.map((one) => one.name)).toEqual([
      'from',
      'to',
      'If-None-Match',
      'Patient-Id',
    ])
  })

  it('documents 304 for every read, and for no write', () => {
    expect(Object.keys(api.paths['/api/vitals']?.get?.responses ?? {})).toContain('304')
    expect(Object.keys(api.paths['/api/vitals']?.post?.responses ?? {})).not.toContain('304')
  })
})
