import type { ReactNode } from 'react'
import { useText } from '../platform/i18n/i18n.tsx'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { Icon } from './icons/icon.tsx'

/** A placeholder in the shape of the content, against layout shifts. */
export function Skeleton({ lines = 3, cards = 1 }: { lines?: number; cards?: number }) {
  const { t } = useText()
  return (
    <output className="flex flex-col gap-4">
      <span className="sr-only">{t('shell.loading')}</span>
      {Array.from({ length: cards }, (_, card) => (
        <Card key={card} aria-hidden="true" className="flex flex-col gap-3 motion-safe:animate-pulse">
          {Array.from({ length: lines }, (__, line) => (
            <div
              key={line}
              className={`h-[1.2em] rounded-lg bg-line ${line % 3 === 0 ? 'w-1/2' : 'w-full'}`}
            />
          ))}
        </Card>
      ))}
    </output>
  )
}

/** A load error with a retry button. */
export function ErrorState({ text, onRetry }: { text?: ReactNode; onRetry?: () => void }) {
  const { t } = useText()
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-2xl border-2 border-wrong bg-wrong-tint p-4">
      <p className="flex items-start gap-2 text-wrong">
        <Icon name="circle-alert" className="mt-0.5" />
        <span>{text ?? t('shell.state.failed')}</span>
      </p>
      {onRetry && (
        <Button kind="quiet" icon="refresh-cw" onClick={onRetry}>
          {t('shell.state.retry')}
        </Button>
      )}
    </div>
  )
}
