import type { vitalSigns as english } from '../en/vital-signs.ts'

export const vitalSigns: typeof english = {
  types: {
    bloodPressure: 'ਬਲੱਡ ਪ੍ਰੈਸ਼ਰ (ਬੀਪੀ)',
    heartRate: 'ਦਿਲ ਦੀ ਧੜਕਣ',
    bloodSugar: 'ਬਲੱਡ ਸ਼ੂਗਰ',
    temperature: 'ਬੁਖਾਰ (ਤਾਪਮਾਨ)',
    oxygenSaturation: 'ਆਕਸੀਜਨ',
    height: 'ਕੱਦ',
    weight: 'ਭਾਰ',
  },
  grades: {
    normal: 'ਠੀਕ',
    abnormal: 'ਠੀਕ ਨਹੀਂ, ਡਾਕਟਰ ਨੂੰ ਵਿਖਾਓ',
    urgent: 'ਅੱਜ ਜਾਂ ਦੋ ਦਿਨਾਂ ਵਿੱਚ ਡਾਕਟਰ ਨੂੰ ਵਿਖਾਓ',
    critical: 'ਖ਼ਤਰਾ, ਹੁਣੇ ਮਦਦ ਲਓ',
    askHealthWorker: 'ਸਿਹਤ ਕਰਮਚਾਰੀ ਨੂੰ ਪੁੱਛੋ',
  },
  contexts: {
    fasting: 'ਖਾਲੀ ਪੇਟ',
    random: 'ਕਿਸੇ ਵੀ ਵੇਲੇ',
  },
  bmi: {
    title: 'ਭਾਰ ਦੀ ਹਾਲਤ (ਬੀਐੱਮਆਈ)',
    value: 'ਬੀਐੱਮਆਈ {bmi}',
    missing: 'ਕੱਦ ਅਤੇ ਭਾਰ ਲਿਖੋ',
    statuses: {
      underweight: 'ਭਾਰ ਘੱਟ',
      normal: 'ਠੀਕ',
      overweight: 'ਭਾਰ ਵੱਧ',
      obese: 'ਮੋਟਾਪਾ',
      askHealthWorker: 'ਸਿਹਤ ਕਰਮਚਾਰੀ ਨੂੰ ਪੁੱਛੋ',
    },
  },
  summary: {
    none: 'ਹਾਲੇ ਕੋਈ ਰੀਡਿੰਗ ਨਹੀਂ',
    noneLead: 'ਆਪਣਾ ਬੀਪੀ, ਧੜਕਣ ਜਾਂ ਬੁਖਾਰ ਲਿਖੋ। ਉਹ ਇੱਥੇ ਦਿਸੇਗਾ, ਤੇ ਇਹ ਵੀ ਕਿ ਉਹ ਠੀਕ ਹੈ ਜਾਂ ਨਹੀਂ।',
    notYet: 'ਹਾਲੇ ਨਹੀਂ ਮਾਪਿਆ',
    add: 'ਰੀਡਿੰਗ ਲਿਖੋ',
    loadFailed: 'ਰੀਡਿੰਗਾਂ ਖੁੱਲ੍ਹ ਨਹੀਂ ਸਕੀਆਂ।',
  },
  enteredBy: '{name} ਨੇ ਲਿਖੀ',
  trend: {
    label: '{type}: {from} ਤੋਂ {to} ਤੱਕ {count} ਰੀਡਿੰਗਾਂ',
    band: 'ਠੀਕ: {from} ਤੋਂ {to}',
    bandOfSugar: 'ਠੀਕ: {from} ਤੋਂ {to}, ਖਾਲੀ ਪੇਟ {from} ਤੋਂ {fasting}',
    bandOfPressure: 'ਠੀਕ: ਉੱਪਰਲਾ ਨੰਬਰ {from} ਤੋਂ {to}, ਹੇਠਲਾ {under} ਤੋਂ ਘੱਟ',
    table: 'ਲਿਸਟ ਵਿੱਚ ਵੇਖੋ',
    onlyNewest: 'ਇਹ ਸਭ ਤੋਂ ਨਵੀਆਂ {count} ਰੀਡਿੰਗਾਂ ਹਨ।',
    older: '{type}: ਹੋਰ ਪੁਰਾਣੀਆਂ ਵਿਖਾਓ',
    noOlder: 'ਇਨ੍ਹਾਂ ਤੋਂ ਪੁਰਾਣੀ ਕੋਈ ਰੀਡਿੰਗ ਨਹੀਂ।',
    date: 'ਤਾਰੀਖ',
    value: 'ਮਾਪ',
    typed: 'ਲਿਖਿਆ ਸੀ: {value}',
    grade: 'ਹਾਲਤ',
  },
  patient: {
    title: 'ਮਰੀਜ਼ ਦੀਆਂ ਰੀਡਿੰਗਾਂ',
    none: 'ਇਸ ਮਰੀਜ਼ ਨੇ ਕੋਈ ਰੀਡਿੰਗ ਨਹੀਂ ਲਿਖੀ',
    noneLead: 'ਮਰੀਜ਼ ਜਿਵੇਂ ਹੀ ਲਿਖਣਗੇ, ਇੱਥੇ ਦਿਸੇਗੀ।',
  },
}
