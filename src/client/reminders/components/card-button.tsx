import type { ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'

/** A button of a medicine's card, its icon above its words: three fit side by side on a small phone. */
export function CardButton(props: ComponentProps<typeof Button>) {
  return (
    <Button {...props} kind="quiet" className="min-w-fit flex-1 flex-col gap-0.5! px-1! py-1.5! text-sm" />
  )
}
