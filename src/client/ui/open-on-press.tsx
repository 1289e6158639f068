import { Suspense, useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import type { IconName } from './icons/icon.tsx'
import { Skeleton } from './loading.tsx'

interface Props {
  label: ReactNode
  icon: IconName
  /** Begins open: something was begun there. */
  open?: boolean
  /** A lazy component: its file is fetched once this is open. */
  children: ReactNode
}

/** A button, and on a press in its place what few of those who open the page want. */
export function OpenOnPress({ label, icon, open = false, children }: Props) {
  const [isOpen, setOpen] = useState(open)
  if (isOpen) return <Suspense fallback={<Skeleton lines={3} />}>{children}</Suspense>
  return (
    <Button kind="quiet" icon={icon} onClick={() => setOpen(true)}>
      {label}
    </Button>
  )
}
