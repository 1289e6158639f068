import type { vitalSigns as english } from '../en/vital-signs.ts'

export const vitalSigns: typeof english = {
  types: {
    bloodPressure: 'ब्लड प्रेशर (बीपी)',
    heartRate: 'दिल की धड़कन',
    bloodSugar: 'ब्लड शुगर',
    temperature: 'बुखार (तापमान)',
    oxygenSaturation: 'ऑक्सीजन',
    height: 'कद',
    weight: 'वज़न',
  },
  grades: {
    normal: 'ठीक',
    abnormal: 'ठीक नहीं, डॉक्टर को दिखाएं',
    urgent: 'आज या दो दिन में डॉक्टर को दिखाएं',
    critical: 'ख़तरा, अभी मदद लें',
    askHealthWorker: 'स्वास्थ्य कर्मी से पूछें',
  },
  contexts: {
    fasting: 'खाली पेट',
    random: 'किसी भी समय',
  },
  bmi: {
    title: 'वज़न की स्थिति (बीएमआई)',
    value: 'बीएमआई {bmi}',
    missing: 'कद और वज़न लिखें',
    statuses: {
      underweight: 'वज़न कम',
      normal: 'ठीक',
      overweight: 'वज़न ज़्यादा',
      obese: 'मोटापा',
      askHealthWorker: 'स्वास्थ्य कर्मी से पूछें',
    },
  },
  summary: {
    none: 'अभी कोई रीडिंग नहीं है',
    noneLead: 'अपना बीपी, धड़कन या बुखार लिखें। वह यहां दिखेगा, और यह भी कि वह ठीक है या नहीं।',
    notYet: 'अभी नहीं मापा',
    add: 'रीडिंग लिखें',
    loadFailed: 'रीडिंग खुल नहीं पाईं।',
  },
  enteredBy: '{name} ने लिखी',
  trend: {
    label: '{type}: {from} से {to} तक {count} रीडिंग',
    band: 'ठीक: {from} से {to}',
    bandOfSugar: 'ठीक: {from} से {to}, खाली पेट {from} से {fasting}',
    bandOfPressure: 'ठीक: ऊपर का नंबर {from} से {to}, नीचे का {under} से कम',
    table: 'लिस्ट में देखें',
    onlyNewest: 'ये सबसे नई {count} रीडिंग हैं।',
    older: '{type}: और पुरानी दिखाएं',
    noOlder: 'इनसे पुरानी कोई रीडिंग नहीं है।',
    date: 'तारीख',
    value: 'माप',
    typed: 'लिखा था: {value}',
    grade: 'स्थिति',
  },
  patient: {
    title: 'मरीज़ की रीडिंग',
    none: 'इस मरीज़ ने कोई रीडिंग नहीं लिखी है',
    noneLead: 'मरीज़ जैसे ही लिखेंगे, यहां दिखेगी।',
  },
}
