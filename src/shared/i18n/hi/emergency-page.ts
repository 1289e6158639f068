import type { emergencyPage as english } from '../en/emergency-page.ts'

export const emergencyPage: typeof english = {
  title: 'इमरजेंसी',
  location: 'शहर',
  quickDial: 'तुरंत फ़ोन करें',
  numbers: {
    police: { name: 'पुलिस', line: 'चोरी, मारपीट, सड़क हादसा' },
    fire: { name: 'फ़ायर ब्रिगेड', line: 'आग, गैस लीक, बचाव' },
    civilHospital: { name: 'सिविल अस्पताल', line: '{town} के अस्पताल का नंबर' },
  },
  initiated: 'फ़ोन खुल गया है',
  reminderTitle: 'मदद आने तक',
  reminder: 'मरीज़ को शांत रखें, देखें कि सांस चल रही है या नहीं, तुरंत मदद के लिए फ़ोन करें।',
}
