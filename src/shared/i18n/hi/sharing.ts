import type { sharing as english } from '../en/sharing.ts'

export const sharing: typeof english = {
  refusals: {
    alreadyInvited: 'इस यूज़रनेम को पहले ही बुलावा भेजा जा चुका है।',
    actsAlready: 'यह अकाउंट पहले से इस व्यक्ति की देखभाल करता है।',
    tooManyHelpers: 'दस लोगों को पहले ही अनुमति या बुलावा दिया जा चुका है। कृपया पहले किसी एक की अनुमति बंद करें।',
    invitationOver: 'यह बुलावा अब मान्य नहीं है। कृपया नया बुलावा माँगें।',
    tooManyHelped: 'आप पहले से उतने लोगों की मदद कर रहे हैं जितने एक अकाउंट से हो सकते हैं।',
  },
  fields: {
    datePast: 'कृपया आज या बाद का दिन चुनें',
  },
}
