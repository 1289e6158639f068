import type { Endpoint } from '../../../shared/kit/endpoint.ts'

const files = import.meta.glob<Record<string, Endpoint>>('../../../shared/*/*.endpoints.ts', { eager: true })

/** Every endpoint with `kept`: these are prefetched for offline use. */
export const keptEndpoints: readonly Endpoint[] = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter((one) => one.kept)
