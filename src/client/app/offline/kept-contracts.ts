import type { Contract } from '../../../shared/kit/contract.ts'

const files = import.meta.glob<Record<string, Contract>>('../../../shared/**/*.contract.ts', { eager: true })

/** Every endpoint whose contract says `kept`. In the built app the same, written out: see vite.contracts.ts. */
export const keptContracts: readonly Contract[] = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter((one) => one.kept)
