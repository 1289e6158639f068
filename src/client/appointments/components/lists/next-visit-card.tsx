import { useText } from '../../../platform/i18n/i18n.tsx'
import { Card } from '../../../ui/card.tsx'
import type { ShownAppointment } from '../waiting-appointments.ts'
import { NextAppointment } from './next-appointment.tsx'

/** Needs the messages of appointments. */
export function NextVisitCard({ appointment }: { appointment: ShownAppointment }) {
  const { t } = useText()
  return (
    <section className="space-y-2">
      <h2 className="text-xl font-semibold">{t('appointments.mine.nextVisit')}</h2>
      <Card>
        <NextAppointment appointment={appointment} />
      </Card>
    </section>
  )
}
