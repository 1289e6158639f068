import type { specialties as english } from '../en/specialties.ts'

export const specialties = {
  generalPhysician: 'बुखार, बीपी, शुगर (फ़िज़िशियन)',
  cardiology: 'दिल (हार्ट)',
  pediatrics: 'बच्चों के डॉक्टर',
  gynecology: 'महिलाओं के (गायनी)',
  orthopedics: 'हड्डी और जोड़',
  dermatology: 'चमड़ी (स्किन)',
  ent: 'कान, नाक और गला',
  ophthalmology: 'आंख',
  dentistry: 'दांत',
  psychiatry: 'मानसिक सेहत',
  surgery: 'ऑपरेशन (सर्जरी)',
} satisfies typeof english
