/** A file for `<img>`: the pages' policy allows no other addresses. `type`: its media type. */
export function dataUrl(type: string, bytes: Uint8Array): string {
  let binary = ''
  // In parts: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return `data:${type};base64,${btoa(binary)}`
}
