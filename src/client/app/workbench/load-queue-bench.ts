import type { ComponentType } from 'react'
import { loadMessages } from '../../platform/i18n/language.ts'
import { messageBundle } from '../../platform/i18n/namespaces.ts'

const messages = [
  messageBundle('workbench'),
  messageBundle('appointments'),
  messageBundle('encounters'),
  messageBundle('visit-notes'),
  messageBundle('conditions'),
  messageBundle('vital-signs'),
  messageBundle('vital-symptoms'),
  messageBundle('alarm-task'),
  messageBundle('ago'),
]

/** The workbench of the line, with what it says and how it looks. */
export async function loadQueueBench(): Promise<ComponentType> {
  const [{ QueueBenchPage, loadBenchStyles }] = await Promise.all([
    import('./queue-bench-page.tsx'),
    ...messages.map((one) => loadMessages(one)),
  ])
  await loadBenchStyles()
  return QueueBenchPage
}
