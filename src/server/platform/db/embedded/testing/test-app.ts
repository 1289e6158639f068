import { openEmbedded, type EmbeddedOptions } from '../embedded.ts'

// A tiny app for tests to kill: opens the database its argument describes, reports in lines of JSON, and stops when
// its input ends, even because the test died.
const { uid, ...options } = JSON.parse(process.argv[2] ?? '{}') as EmbeddedOptions & { uid?: number }
if (uid) {
  // Only after all modules are loaded: the ordinary user may have no access to the checkout.
  process.setgroups?.([])
  process.setgid?.(uid)
  process.setuid?.(uid)
}

function say(message: object): void {
  process.stdout.write(`${JSON.stringify(message)}\n`)
}

try {
  const database = await openEmbedded({ ...options, onLost: (why) => say({ is: 'lost', why }) })
  say({ is: 'open', ...database })
  process.stdin.once('end', () => void database.stop().then(() => process.exit(0)))
  process.stdin.resume()
} catch (error) {
  const { code, message } = error as Error & { code?: string }
  say({ is: 'refused', code, message })
}
