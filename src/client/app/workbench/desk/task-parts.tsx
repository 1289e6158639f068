import { AlarmPanel, AlarmRow, SmsPanel, SmsRow } from '../../../alarms/alarms.manifest.tsx'
import { RequestPanel, RequestRow } from '../../../appointments/appointments.manifest.tsx'
import { ReviewPanel, ReviewRow } from '../../../breakglass/breakglass.manifest.tsx'
import { LatePanel, LateRow } from '../../../communications/communications.manifest.tsx'
import { AwaitingPanel, AwaitingRow } from '../../../doctors/doctors.manifest.tsx'
import type { DeskTask } from './desk-tasks.ts'

/** What a row says: each feature its own. */
export function TaskRow({ task }: { task: DeskTask }) {
  switch (task.kind) {
    case 'alarm':
      return <AlarmRow alarm={task.of} />
    case 'sms':
      return <SmsRow sms={task.of} />
    case 'request':
      return <RequestRow request={task.of} />
    case 'access':
      return <ReviewRow access={task.of} />
    case 'late':
      return <LateRow doctor={task.of} />
    case 'awaiting':
      return <AwaitingRow doctor={task.of} />
  }
}

/** What is chosen, with its acts and their keys. */
export function TaskPanel({ task, isRested }: { task: DeskTask; isRested: boolean }) {
  switch (task.kind) {
    case 'alarm':
      return <AlarmPanel alarm={task.of} />
    case 'sms':
      return <SmsPanel sms={task.of} />
    case 'request':
      return <RequestPanel request={task.of} isRested={isRested} />
    case 'access':
      return <ReviewPanel access={task.of} />
    case 'late':
      return <LatePanel doctor={task.of} />
    case 'awaiting':
      return <AwaitingPanel doctor={task.of} />
  }
}
