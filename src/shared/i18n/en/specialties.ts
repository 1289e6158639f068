export const specialties = {
  generalPhysician: 'General physician',
  cardiology: 'Heart (cardiology)',
  pediatrics: 'Children (paediatrics)',
  gynecology: 'Women and pregnancy',
  orthopedics: 'Bones and joints',
  dermatology: 'Skin',
  ent: 'Ear, nose and throat',
  ophthalmology: 'Eyes',
  dentistry: 'Teeth',
  psychiatry: 'Mental health',
  surgery: 'Surgery',
}
