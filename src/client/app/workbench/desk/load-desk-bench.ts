import type { ComponentType } from 'react'
import { loadMessages } from '../../../platform/i18n/language.ts'
import { messageBundle } from '../../../platform/i18n/namespaces.ts'

const messages = [
  messageBundle('workbench'),
  messageBundle('alarm-bar'),
  messageBundle('alarm-desk'),
  messageBundle('alarms'),
  messageBundle('queue'),
]

/** The workbench of the desk, with what it says and how it looks. */
export async function loadDeskBench(): Promise<ComponentType<{ tools: HTMLElement | null }>> {
  const [{ DeskBench, loadBenchStyles }] = await Promise.all([
    import('./desk-bench-page.tsx'),
    ...messages.map((one) => loadMessages(one)),
  ])
  await loadBenchStyles()
  return DeskBench
}
