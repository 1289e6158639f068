/** Why a dose was skipped, and what a doctor sees of it. */
export const doseReasons = {
  why: 'Why was it not taken?',
  say: 'Say why',
  because: 'Reason: {reason}',
  ranOut: 'Ran out',
  ill: 'Felt ill',
  forgot: 'Forgot',
  stopped: 'Told to stop',
  other: 'Something else',
  ofPatient: {
    title: 'Medicines',
    lead: 'As entered by the patient or family. Doses of the last 14 days.',
    none: 'No medicines entered',
    failed: 'The medicines could not be loaded.',
    taken: '{taken} of {planned} doses taken',
    takenTimes: {
      one: 'Taken {count} time in 14 days, when needed',
      other: 'Taken {count} times in 14 days, when needed',
    },
    skipped: 'Skipped: {count}',
    unmarked: 'Not marked: {count}',
    notYet: 'No dose yet',
    removed: 'Removed by the patient',
    together: 'Taken together, with the same substance',
    paracetamol: 'paracetamol',
    painkiller: 'painkillers of the same kind (NSAIDs)',
  },
}
