/** The username just registered, for the sign-in form. Never stored: phones are shared. */
let username = ''

export function rememberRegistered(name: string): void {
  username = name
}

export function justRegistered(): string {
  return username
}
