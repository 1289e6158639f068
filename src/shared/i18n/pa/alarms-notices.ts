import type { alarmsNotices as english } from '../en/alarms-notices.ts'

export const alarmsNotices: typeof english = {
  raised: 'ਇੱਕ ਅਲਾਰਮ ਜਵਾਬ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹੈ: {patient}।',
  acknowledged: 'ਡਾ. {doctor} ਨੇ ਤੁਹਾਡੀ ਰੀਡਿੰਗ ਵੇਖ ਲਈ ਹੈ ਅਤੇ {phone} ’ਤੇ ਫ਼ੋਨ ਕਰਨਗੇ। ਤਬੀਅਤ ਵਿਗੜੇ ਤਾਂ {number} ’ਤੇ ਫ਼ੋਨ ਕਰੋ।',
  deskAcknowledged:
    'ਹਸਪਤਾਲ ਦੇ ਡੈਸਕ ਨੇ ਤੁਹਾਡਾ ਅਲਾਰਮ ਵੇਖ ਲਿਆ ਹੈ ਅਤੇ {phone} ’ਤੇ ਫ਼ੋਨ ਕਰਨਗੇ। ਤਬੀਅਤ ਵਿਗੜੇ ਤਾਂ {number} ’ਤੇ ਫ਼ੋਨ ਕਰੋ।',
  unanswered: 'ਕਿਸੇ ਨੇ ਜਵਾਬ ਨਹੀਂ ਦਿੱਤਾ। ਹੁਣੇ {number} ’ਤੇ ਫ਼ੋਨ ਕਰੋ, ਜਾਂ ਇੱਥੇ ਜਾਓ: {hospital}।',
  unansweredUrgent:
    'ਕਿਸੇ ਨੇ ਜਵਾਬ ਨਹੀਂ ਦਿੱਤਾ। ਅੱਜ ਹੀ ਡਾਕਟਰ ਨੂੰ ਵਿਖਾਓ, ਜਿਵੇਂ ਇੱਥੇ: {hospital}। ਤਬੀਅਤ ਵਿਗੜੇ ਤਾਂ {number} ’ਤੇ ਫ਼ੋਨ ਕਰੋ।',
  phoned: '{doctor} ਅਨੁਸਾਰ ਤੁਹਾਡੇ ਨਾਲ ਫ਼ੋਨ ’ਤੇ ਗੱਲ ਹੋ ਗਈ ਹੈ। ਤਬੀਅਤ ਵਿਗੜੇ ਤਾਂ {number} ’ਤੇ ਫ਼ੋਨ ਕਰੋ।',
  sentToHospital: '{doctor} ਦਾ ਕਹਿਣਾ ਹੈ: ਹੁਣੇ ਹਸਪਤਾਲ ਜਾਓ। ਜਾ ਨਾ ਸਕੋ ਤਾਂ {number} ’ਤੇ ਫ਼ੋਨ ਕਰੋ।',
  ambulanceCalled: '{doctor} ਅਨੁਸਾਰ ਐਂਬੂਲੈਂਸ ਬੁਲਾਈ ਗਈ ਹੈ। ਕੋਈ ਨਾ ਆਵੇ ਤਾਂ {number} ’ਤੇ ਫ਼ੋਨ ਕਰੋ।',
  notReached: '{doctor} ਨੇ {phone} ’ਤੇ ਫ਼ੋਨ ਕੀਤਾ, ਪਰ ਗੱਲ ਨਹੀਂ ਹੋ ਸਕੀ। ਤਬੀਅਤ ਵਿਗੜੇ ਤਾਂ {number} ’ਤੇ ਫ਼ੋਨ ਕਰੋ।',
  typingError:
    '{doctor} ਨੂੰ ਲੱਗਦਾ ਹੈ ਕਿ ਰੀਡਿੰਗ ਗਲਤ ਲਿਖੀ ਗਈ। ਠੀਕ ਹੋਵੇ ਤਾਂ ਦੁਬਾਰਾ ਮਾਪੋ। ਤਬੀਅਤ ਠੀਕ ਨਾ ਲੱਗੇ ਤਾਂ {number} ’ਤੇ ਫ਼ੋਨ ਕਰੋ।',
  owned: '{patient} ਦਾ ਅਲਾਰਮ ਹੁਣ ਤੁਹਾਡੀ ਜ਼ਿੰਮੇਵਾਰੀ ਹੈ: ਇੱਕ ਦਿਨ ਤੋਂ ਕਿਸੇ ਨੇ ਜਵਾਬ ਨਹੀਂ ਦਿੱਤਾ।',
}
