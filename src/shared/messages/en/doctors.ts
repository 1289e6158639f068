export const doctors = {
  refusals: {
    registrationMissing: 'This doctor has not given a medical registration number yet.',
    registrationChanged: 'The doctor has given another registration number meanwhile. Please check that one.',
    alreadyDecided: 'Somebody decided this meanwhile. The list now shows how it stands.',
  },
  profile: {
    title: 'Doctor profile',
    lead: 'Patients are sent to you by what stands here.',
    name: 'Full name',
    nameHint: 'Without "Dr.", we write it ourselves',
    specialization: 'Specialization',
    specializationHint: 'For example: {example}',
    experience: 'Experience (years)',
    phone: 'Phone',
    phoneHint: '10 digits',
    clinic: 'Clinic or hospital',
    registrationNumber: 'Medical registration number',
    registrationHint:
      'A coordinator checks it before patients are sent to you. It stands on your prescriptions.',
    save: 'Save changes',
    edit: 'Edit',
    cancel: 'Cancel',
    notGiven: 'Not given',
    saved: 'Profile updated successfully!',
    updateFailed: 'Update failed',
    loadFailed: 'Your profile could not be loaded. You can fill it in here.',
  },
}
