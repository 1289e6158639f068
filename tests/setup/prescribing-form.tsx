import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  listPrescriptionsOfPatient,
  readPrescribing,
  saveDraft,
  signPrescription,
} from '../../src/shared/prescriptions/prescriptions.endpoints.ts'
import type { PrescriptionDraft } from '../../src/shared/prescriptions/prescriptions.forms.ts'
import type { PrescribingDesk } from '../../src/shared/prescriptions/prescriptions.schemas.ts'
import { PathParams } from '../../src/client/platform/browser/navigation.tsx'
import { Screen } from '../../src/client/prescriptions/screens/prescribing.screen.tsx'
import { deskAnswer } from './prescription-answers.ts'
import { openDevice, sentTo, serverSays, show, type Said, type Sent } from './screen.tsx'

/** The doctor's form of a prescription, as the tests of its screen use it. */
export const prescribingScreen = (
  <PathParams value={{ id: deskAnswer().encounterId }}>
    <Screen />
  </PathParams>
)
/** Longer than the form waits before it saves. */
export const soon = { timeout: 20_000 }
type Body = PrescriptionDraft & { version: number }
export const bodies = () => sentTo(saveDraft).map(({ body }) => body as Body)
export const signed = () => sentTo(signPrescription).map(({ body }) => body as Body)

export const saved = ({ body }: Sent): Said => ({ body: { version: (body as Body).version + 1 } })

/** On a computer, of a doctor whose drafts are saved. */
export async function beADoctor(): Promise<void> {
  await page.viewport(1280, 800)
  await openDevice('doctor')
  serverSays(listPrescriptionsOfPatient, { body: { prescriptions: [], next: null } })
  serverSays(saveDraft, saved)
}

export function open(changes: Partial<PrescribingDesk> = {}): void {
  serverSays(readPrescribing, { body: deskAnswer(changes) })
  show(prescribingScreen)
}
export const search = () => page.getByRole('combobox', { name: 'Add a medicine' })
export const type = (keys: string) => userEvent.keyboard(keys)
export const dose = () => page.getByLabelText('Dose', { exact: true })

/** A medicine by its name in the list, with its doses as a pattern. */
export async function add(name: string, pattern: string): Promise<void> {
  await search().fill(name)
  await type('{Enter}')
  await expect.element(dose().last()).toHaveFocus()
  await type(`${pattern}{Enter}`)
  await expect.element(search()).toHaveFocus()
}
