import { Component, type ReactNode } from 'react'
import { clearPersisted } from '../../platform/storage/clear-persisted.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { endSplash } from './splash.ts'

/** The last resort: shows a render error instead of an empty page. */
export class CrashBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error() }
  }

  override componentDidCatch(): void {
    endSplash()
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <CrashScreen error={this.state.error} />
  }
}

function CrashScreen({ error }: { error: unknown }) {
  const { t } = useText()
  const message = error instanceof Error ? error.message : String(error)
  const trace = error instanceof Error ? error.stack : undefined
  return (
    <main className="mx-auto max-w-xl flex flex-col gap-4 p-4 py-10">
      <h1 className="text-2xl font-bold">{t('shell.crash.title')}</h1>
      <p role="alert">{message || t('shell.crash.unknown')}</p>
      <Button icon="refresh-cw" onClick={beginAnew}>
        {t('shell.crash.reload')}
      </Button>
      {trace !== undefined && (
        <details className="rounded-xl border border-line bg-card p-4">
          <summary className="min-h-12 py-2 font-semibold">{t('shell.crash.details')}</summary>
          <pre className="overflow-x-auto text-sm whitespace-pre-wrap">{trace}</pre>
        </details>
      )}
    </main>
  )
}

/** The stored answers may have caused the error and would cause it again. */
function beginAnew(): void {
  clearPersisted()
  location.reload()
}
