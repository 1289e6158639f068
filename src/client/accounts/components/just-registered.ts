/** The username of the account made on this page, for the form it leads to. Never stored: phones are shared. */
let username = ''

export function rememberRegistered(name: string): void {
  username = name
}

export function justRegistered(): string {
  return username
}
