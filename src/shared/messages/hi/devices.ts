import type { devices as english } from '../en/devices.ts'

export const devices: typeof english = {
  push: { title: 'दवाई लेने का समय हो गया' },
  refusals: {
    noPushService: 'इस ब्राउज़र तक यहां से सूचना नहीं पहुंच सकती। कृपया नीचे दिया कैलेंडर इस्तेमाल करें।',
    tooMany: 'आपको पहले से 10 फ़ोन पर याद दिलाया जाता है। कृपया पहले किसी एक पर लॉग आउट करें।',
  },
}
