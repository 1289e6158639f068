import type { immunizationsNotices as english } from '../en/immunizations-notices.ts'

export const immunizationsNotices: typeof english = {
  due: 'उम्र के हिसाब से टीके का समय है या आने वाला है। टीकाकरण कार्ड लेकर स्वास्थ्य केंद्र या आंगनवाड़ी जाएं; जो टीके लग चुके हैं, उन्हें यहां लिख सकते हैं।',
}
