/** Who reads a visit or a document that the patient keeps private. */
export const sensitive = {
  title: 'Who may read this',
  private: 'Private',
  hint: 'Then only the doctor who wrote it reads it, and doctors you choose. Its prescriptions and tests are private too.',
  readers: 'Which doctors may read it?',
  none: 'No other doctor treats you now.',
  doctor: 'Dr. {name}',
}
