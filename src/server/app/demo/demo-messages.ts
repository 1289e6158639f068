import type { BuiltPerson } from '../../accounts/accounts.fixtures.ts'
import { buildMessages } from '../../communications/communications.fixtures.ts'
import { listTreating } from '../../platform/auth/care/treating.ts'
import type { AppContext } from '../../platform/context/request-context.ts'

type Town = Pick<AppContext, 'store' | 'clock' | 'town'>

const hourMs = 3_600_000

/** What patients of the town wrote, to their doctors: one waits, one is overdue, one has a danger sign, one was answered. */
export async function seedMessages(
  appContext: Town,
  doctor: BuiltPerson,
  [own, ...others]: readonly BuiltPerson[],
): Promise<void> {
  const now = appContext.clock().getTime()
  const ago = (hours: number) => new Date(now - hours * hourMs)
  const { db } = appContext.store
  const written = [
    { by: 'patient', text: 'ਖੰਘ ਹੁਣ ਠੀਕ ਹੈ। ਕੀ ਸ਼ਰਬਤ ਬੰਦ ਕਰ ਦੇਵਾਂ?', hours: 30 },
    { by: 'doctor', text: 'Yes, stop the syrup. Come to the clinic if the cough returns.', hours: 26 },
    { by: 'patient', text: 'ਧੰਨਵਾਦ ਡਾਕਟਰ ਸਾਹਿਬ। ਅਗਲੀ ਜਾਂਚ ਕਦੋਂ ਕਰਵਾਵਾਂ?', hours: 2 },
  ] as const
  const [ofOwn] = own ? await listTreating(db, own.patientId, new Date(now)) : []
  if (own && ofOwn)
    await buildMessages(
      appContext,
      written.map(({ by, text, hours }) => ({
        patientId: own.patientId,
        doctorId: ofOwn,
        writtenBy: by === 'patient' ? own.id : ofOwn,
        by,
        text,
        at: ago(hours),
      })),
    )
  const texts = [
    { text: 'मीठा कम करने के बाद शुगर 132 है। दवा वही रखें?', hours: 3 },
    { text: 'The knee is still stiff in the morning. Shall I go on with the ointment?', hours: 24 * 9 },
    { text: 'ਕੱਲ੍ਹ ਰਾਤ ਛਾਤੀ ਵਿੱਚ ਦਰਦ ਹੋਇਆ ਸੀ', hours: 5 },
    { text: 'Thank you, the fever is gone.', hours: 50 },
  ]
  const treated = await treatedBy(appContext, doctor.id, others, texts.length)
  for (const [nth, { id, patientId }] of treated.entries()) {
    const { text = '', hours = 1 } = texts[nth] ?? {}
    const who = { patientId, doctorId: doctor.id }
    await buildMessages(appContext, [{ ...who, by: 'patient', writtenBy: id, text, at: ago(hours) }])
    if (nth !== 3) continue
    const answer = 'Good. Finish the tablets all the same.'
    await buildMessages(appContext, [
      { ...who, by: 'doctor', writtenBy: doctor.id, text: answer, at: ago(48) },
    ])
  }
}

async function treatedBy(
  { store, clock }: Town,
  doctorId: string,
  people: readonly BuiltPerson[],
  most: number,
) {
  const found: BuiltPerson[] = []
  for (const person of people) {
    const doctors = await listTreating(store.db, person.patientId, clock(), doctorId)
    if (doctors.length > 0) found.push(person)
    if (found.length === most) break
  }
  return found
}
