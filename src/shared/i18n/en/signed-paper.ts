/** Beside a signed prescription, for its doctor: the photo of the paper that was signed by hand. */
export const signedPaper = {
  open: 'Add photo of the signed paper',
  lead: 'Print the prescription and sign it by hand. Then take a photo of the whole paper. The patient reads it here, and so do doctors who may read the prescription. A pharmacy does not see it.',
  chosen: 'What will be added',
  add: 'Add it',
  wrong:
    'If it is the wrong photo, mark it as wrong among the patient’s documents. Then you can add another one.',
  documents: 'To the patient’s documents',
  sendingLabel: 'How much of the photo has been sent',
}
