export const documents = {
  refusals: {
    patientFull: 'There is no room for more documents of this patient. Please ask the hospital desk.',
    accountFull: 'You have sent as many documents as one account may. Please ask the hospital desk.',
    pieceTooLong: 'The file is longer than announced. Please choose it again.',
    uploadMissing: 'The file has not arrived as a whole. Please choose it again.',
    contentHeic:
      'This photo is in the HEIC format, which we cannot read. Please take the photo here, or save it as JPEG.',
    contentUnknown: 'This is neither a picture nor a PDF. Please choose a photo or a PDF.',
    contentBroken: 'This picture cannot be opened. Please take the photo again.',
    contentInfected: 'A virus was found in this file, so it was not saved.',
  },
  fields: {
    fileEmpty: 'This file is empty. Please choose another',
    fileTooLarge: 'This file is larger than 5 MB. Please choose a smaller one, or take a photo of it',
    dateFuture: 'Please choose today or an earlier day',
    dateTooOld: 'Please check the year',
  },
  /** Its reads by doctors in the desk's log, by the name of the endpoint. */
  acts: {
    ofPatient: 'Looked at a patient’s documents',
    fileOfPatient: 'Opened a document of a patient',
  },
}
