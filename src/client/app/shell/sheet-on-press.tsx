import type { ComponentType } from 'react'
import { useLoaded } from '../../platform/browser/use-loaded.ts'
import { ErrorState, Skeleton } from '../../ui/loading.tsx'

export interface SheetProps {
  open: boolean
  onClose: () => void
}

/** Render it after the first press: loads the sheet, and shows an error if that fails. */
export function SheetOnPress({
  load,
  ...sheet
}: SheetProps & { load: () => Promise<{ Sheet: ComponentType<SheetProps> }> }) {
  const { value, error, retry } = useLoaded(load)
  if (value) return <value.Sheet {...sheet} />
  return error === undefined ? <Skeleton lines={1} /> : <ErrorState onRetry={retry} />
}
