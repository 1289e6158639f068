/** The permission given to the browser earlier. The tests' Chromium cannot prompt. */
export function permissionIs(permission: NotificationPermission): void {
  Object.defineProperty(Notification, 'permission', { configurable: true, get: () => permission })
  Notification.requestPermission = () => Promise.resolve(permission)
}

/** Simulates another phone than this Chromium, until undone. */
export function without(has: { isSecureContext?: boolean; standalone?: boolean }, lacks = ''): () => void {
  const undo: (() => void)[] = []
  const put = (on: object, name: string, value: unknown) => {
    const before = Object.getOwnPropertyDescriptor(on, name)
    if (value === undefined) Reflect.deleteProperty(on, name)
    else Object.defineProperty(on, name, { configurable: true, value })
    undo.push(() => {
      Reflect.deleteProperty(on, name)
      if (before) Object.defineProperty(on, name, before)
    })
  }
  if (has.isSecureContext !== undefined) put(window, 'isSecureContext', has.isSecureContext)
  if (has.standalone !== undefined) put(navigator, 'standalone', has.standalone)
  if (lacks !== '') put(window, lacks, undefined)
  return () => undo.toReversed().forEach((one) => one())
}

const address = {
  endpoint: 'https://push.example.org/browser/1',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}

/** A fake worker and push service, since tests may not contact the vendor's, until undone. */
export function givePushService(): () => void {
  const container = navigator.serviceWorker
  let isTaken = false
  const subscription = () => ({
    ...address,
    options: {},
    toJSON: () => address,
    unsubscribe: () => Promise.resolve((isTaken = false)),
  })
  const pushManager = {
    getSubscription: () => Promise.resolve(isTaken ? subscription() : null),
    subscribe: () => Promise.resolve((isTaken = true)).then(subscription),
  }
  const registration = { pushManager }
  const given = {
    register: () => Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
  }
  for (const [name, value] of Object.entries(given)) {
    Object.defineProperty(container, name, { configurable: true, value })
  }
  return () => {
    for (const name of Object.keys(given)) Reflect.deleteProperty(container, name)
  }
}
