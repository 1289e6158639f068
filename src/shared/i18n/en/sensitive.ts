/** Who reads a visit or a document that the patient keeps private. */
export const sensitive = {
  title: 'Who may read this',
  private: 'Private',
  hints: {
    encounter:
      'Then only the doctor who wrote it reads it, and doctors you choose. Its prescriptions and tests are private too. Not even in an emergency do others read it.',
    document:
      'Then only doctors you choose read it, and of a lab report the doctor who ordered the tests. Not even in an emergency do others read it.',
  },
  readers: 'Which doctors may read it?',
  none: 'No other doctor treats you now.',
  doctor: 'Dr. {name}',
}
