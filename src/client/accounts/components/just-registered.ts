/** The username just registered, for the sign-in form. Never stored: phones are shared. */
let username = ''

export function rememberRegistered(name: string): void {
  username = name
}

export function justRegistered(): string {
  return username
}

/** The account was closed on this phone just now: the sign-in form says so once. */
let isClosed = false

export function rememberClosed(closed: boolean): void {
  isClosed = closed
}

export function justClosed(): boolean {
  return isClosed
}
