import { Icon } from '../../ui/icons/icon.tsx'
import type { Picked } from './pick-file.ts'

/** A file before it is added. */
export function ChosenFile({ picked: { preview }, name }: { picked: Picked; name: string }) {
  return (
    <div className="rounded-xl border border-line p-3">
      {preview === null ? (
        <>
          <Icon name="file-text" className="size-12 text-leaf" />
          <span className="sr-only">{name}</span>
        </>
      ) : (
        <img src={preview} alt={name} className="max-h-80 max-w-full rounded-lg" />
      )}
    </div>
  )
}
