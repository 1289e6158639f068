import type { dispensingNotices as english } from '../en/dispensing-notices.ts'

export const dispensingNotices: typeof english = {
  outOfStock: '{patient} की यह दवाई {facility} में नहीं है: {value}',
  dispensedTwice: 'पर्ची {value} की दवाई दो बार दी गई: {facility} ने भी बिना नेटवर्क के दी। मरीज़: {patient}',
  dispensedStopped: 'पर्ची {value} रोकी जा चुकी थी, फिर भी {facility} ने बिना नेटवर्क के दवाई दी। मरीज़: {patient}',
}
