/** A patient summary in FHIR, and the page that shows one. */
export const summary = {
  sections: {
    allergies: 'Allergies',
    medications: 'Medicines',
    problems: 'Illnesses',
    pregnancy: 'Pregnancy',
    vitalSigns: 'Readings',
    results: 'Test results',
    immunizations: 'Vaccinations',
    pastProblems: 'Earlier illnesses',
    orders: 'Tests asked for',
    encounters: 'Visits and calls',
    documents: 'Photos and files',
  },
  empty: {
    notasked: 'Nothing is written here. That does not mean there is none: ask.',
    withheld: 'Not shared.',
    nilknown: 'Whoever wrote this knows of none. Ask.',
    unavailable: 'Whoever wrote this did not know. Ask.',
  },
  pregnancy: { pregnant: 'Pregnant', no: 'Not pregnant', afterBirth: 'Not pregnant, gave birth lately' },
}
