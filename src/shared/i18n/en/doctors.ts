export const doctors = {
  refusals: {
    registrationMissing: 'This doctor has not given a medical registration number yet.',
    registrationChanged: 'The doctor has since given another registration number. Please check that one.',
    alreadyDecided: 'Someone has already decided this. The list is up to date.',
  },
  profile: {
    title: 'Doctor profile',
    lead: 'Patients are matched to you by these details.',
    name: 'Full name',
    nameHint: 'Without “Dr.”; we add it',
    specialization: 'Specialization',
    specializationHint: 'For example: {example}',
    experience: 'Experience (years)',
    phone: 'Phone',
    phoneHint: '10 digits',
    clinic: 'Clinic or hospital',
    qualification: 'Qualification',
    qualificationHint: 'For example MBBS; it stands on your prescriptions',
    council: 'Medical council',
    registrationNumber: 'Medical registration number',
    registrationHint:
      'Needed before patients can be sent to you: a coordinator checks it. It stands on your prescriptions.',
    checkedAgain:
      'If you change your name, specialization or registration number, a coordinator checks them again. Until then no new patients are sent to you.',
    save: 'Save changes',
    edit: 'Edit',
    cancel: 'Cancel',
    notGiven: 'Not given',
    saved: 'Profile updated successfully!',
    updateFailed: 'Update failed',
    loadFailed: 'Your profile could not be loaded. You can fill it in here.',
  },
  /** Its writes that wait for a network, by the name of the endpoint. */
  queued: {
    save: 'Your doctor profile: {name}',
  },
}
