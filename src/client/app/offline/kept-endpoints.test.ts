import { expect, test } from 'vitest'
import type { Endpoint } from '../../../shared/kit/endpoint.ts'
import { keptEndpoints } from './kept-endpoints.ts'

const files = import.meta.glob<Record<string, Endpoint>>('../../../shared/*/*.endpoints.ts', { eager: true })

test('every endpoint with `kept: true` is prefetched', () => {
  const kept = Object.values(files)
    .flatMap((file) => Object.values(file))
    .filter((one) => one.kept === true)
  expect(kept.map(({ name }) => name).toSorted()).toEqual(keptEndpoints.map(({ name }) => name).toSorted())
})
