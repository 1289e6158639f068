/** Sets a cookie that the server reads when it renders the next page. It holds nothing secret or personal. */
export function setPageCookie(name: string, value: string): void {
  document.cookie = pageCookie(name, value, location.protocol)
}

export function pageCookie(name: string, value: string, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${name}=${value}; path=/; max-age=31536000; SameSite=Lax${secure}`
}
