/** Why a medicine of a prescription is stopped: asked of the patient, read by the doctor. */
export const stopReasons = {
  ask: 'Why is {name} stopped?',
  lead: 'Medicine for TB, blood pressure, sugar or fits: do not stop it without your doctor, even if you feel well. The doctor sees what you choose here.',
  finished: 'The course is finished',
  told: 'The doctor said so',
  ill: 'It makes me feel ill',
  better: 'I feel well again',
  cost: 'Could not get it or pay for it',
  other: 'Something else',
  unsaid: 'I do not want to say',
  keep: 'Do not stop',
  tell: 'Please tell your doctor that you stopped it, and why. The doctor may change the medicine or how much of it.',
  write: 'Write to the doctor',
  because: 'Stopped by the patient: {reason}',
}
