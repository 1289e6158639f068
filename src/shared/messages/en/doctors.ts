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
    registrationNumber: 'Medical registration number',
    registrationHint:
      'A coordinator checks it before patients are sent to you. It will be printed on your prescriptions.',
    save: 'Save changes',
    edit: 'Edit',
    cancel: 'Cancel',
    notGiven: 'Not given',
    saved: 'Profile updated successfully!',
    updateFailed: 'Update failed',
    loadFailed: 'Your profile could not be loaded. You can fill it in here.',
  },
}
