export const exports = {
  title: 'All your data',
  titleOf: 'All data about {name}',
  lead: 'Save everything Nabz knows about you as a file: your account, your profile, appointments, readings, medicines and documents, and who looked at them.',
  leadOf:
    'Save everything Nabz knows about {name} as a file: profile, appointments, readings, medicines and documents, and who looked at them.',
  leadWork:
    'Save everything Nabz knows about you as a file: your account, your profile and what you did here. Records of patients are not in it.',
  safeTitle: 'Keep the file safe',
  safe: 'Whoever opens it can read everything. On a shared phone, delete it after you have sent or printed it.',
  told: 'You will get a notice about each file.',
  html: 'Save to read and print',
  htmlHint: 'Opens in any browser, with small pictures of your documents.',
  json: 'Save for other programs (JSON)',
  jsonHint: 'Also has the documents themselves, so it can be large.',
  done: 'The file {file} is on your phone.',
  abdm: 'ABDM-format export',
  abdmHint:
    'For a hospital that works with ABDM: the record as FHIR, with each visit, prescription and report as a paper of its own.',
  fhir: 'Summary for another hospital (FHIR)',
  fhirHint:
    'The health record in one piece, as hospitals in other countries read it too. Photos and files are named in both, and are in the JSON file.',
  refusals: { noRecord: 'There is no health record here to take along.' },
}
