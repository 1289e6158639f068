import type { Endpoint } from '../../../shared/kit/endpoint.ts'

const files = import.meta.glob<Record<string, Endpoint>>('../../../shared/*/*.endpoints.ts', { eager: true })

/** Every endpoint that says `kept`: what is read ahead for times without a network. */
export const keptEndpoints: readonly Endpoint[] = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter((one) => one.kept)
