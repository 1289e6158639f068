/** Who reads a visit or a document that the patient keeps private. */
export const sensitive = {
  title: 'Who may read this',
  private: 'Private',
  hints: {
    encounter:
      'Then only the doctor who wrote it reads it, and doctors you choose. Its prescriptions and tests, and illnesses noted in it, are private too. Helpers see its day only. Not even in an emergency do others read it.',
    document:
      'Then only doctors you choose read it, and of a lab report the doctor who ordered the tests, of a photo in a message the doctor who got it. Not even in an emergency do others read it.',
    condition:
      'Then only doctors you choose read it, and the doctor who noted it, if one did. Not even in an emergency do others read it. When a medicine does not go with it, the doctor is still warned, without its name.',
  },
  readers: 'Which doctors may read it?',
  none: 'No other doctor treats you now.',
  doctor: 'Dr. {name}',
}
