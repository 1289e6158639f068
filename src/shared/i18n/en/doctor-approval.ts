export const doctorApproval = {
  awaiting: {
    title: 'Awaiting verification',
    text: 'A coordinator of the hospital checks your registration. Until then no patients are sent to you.',
    numberMissing: 'Your medical registration number is missing. You cannot be verified without it.',
    addNumber: 'Add the number',
    profileMissing: 'Please complete your profile, so that patients can be sent to you.',
    fillProfile: 'Complete my profile',
  },
  refused: {
    title: 'Your registration could not be confirmed',
    lead: 'A coordinator of the hospital could not confirm your registration, so no patients are sent to you yet.',
    next: 'Please correct the registration number in your profile; it will be checked again. If you have questions, please speak with the coordinator.',
    correct: 'Correct my profile',
  },
  suspended: {
    title: 'Your work here is paused',
    lead: 'A coordinator of the hospital has paused it. Your requests and appointments went on to other doctors, and the patients have been told.',
    next: 'Please speak with the coordinator of the hospital. Your profile and your records are kept.',
  },
  reason: 'The reason: {reason}',
}
