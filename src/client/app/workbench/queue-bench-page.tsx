import { QueueDay } from '../../appointments/appointments.manifest.tsx'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { BenchRecord } from './bench-record.tsx'

export { loadBenchStyles } from '../../ui/workbench/workbench.tsx'

addIcons(featurePaths)

export function QueueBenchPage() {
  return <QueueDay Record={BenchRecord} />
}
