export const devices = {
  push: { title: 'Time for your medicine' },
  refusals: {
    noPushService: 'This browser’s messages cannot be reached from here. Please use the calendar below.',
    tooMany: 'You are reminded on 10 phones already. Please log out on one of them first.',
  },
}
