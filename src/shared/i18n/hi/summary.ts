import type { summary as english } from '../en/summary.ts'

export const summary: typeof english = {
  sections: {
    allergies: 'एलर्जी',
    medications: 'दवाइयां',
    problems: 'बीमारियां',
    pregnancy: 'गर्भ',
    vitalSigns: 'रीडिंग',
    results: 'जांच के नतीजे',
    immunizations: 'टीके',
    pastProblems: 'पहले की बीमारियां',
    encounters: 'डॉक्टर से मुलाकातें और कॉल',
    documents: 'फोटो और फाइलें',
  },
  empty: {
    notasked: 'यहां कुछ नहीं लिखा है। इसका मतलब यह नहीं कि कुछ नहीं है: पूछ लीजिए।',
    withheld: 'साझा नहीं किया गया।',
  },
  pregnancy: { pregnant: 'गर्भवती', no: 'गर्भवती नहीं', afterBirth: 'गर्भवती नहीं, हाल में बच्चा हुआ' },
}
