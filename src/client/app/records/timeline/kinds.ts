import type { TimelineManifest } from '../../../platform/manifest/timeline.ts'

// Found by a glob: a feature adds its kinds of entries by its own file.
const files = import.meta.glob<TimelineManifest>('../../../*/*.timeline.ts', {
  eager: true,
  import: 'timeline',
})

export const kinds = Object.values(files)
  .flatMap((file) => file.kinds)
  .toSorted((one, other) => one.order - other.order)

export const kindMessages = Object.values(files).flatMap(({ messages }) => messages ?? [])
