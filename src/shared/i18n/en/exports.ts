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
  fhir: 'ABDM-format export',
  fhirHint:
    'For another hospital or clinic: the health record alone, as FHIR. Photos and files are named in it, and are in the JSON file.',
  refusals: { noRecord: 'There is no health record here to take along.' },
}
