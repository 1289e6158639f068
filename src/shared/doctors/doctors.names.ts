/**
 * "Dr", "Dr.", "Doctor", "डॉ.", "डाॅ", "डॉक्टर", "ਡਾ.", "ਡਾਕਟਰ" before a name, followed by a dot or a space: Drishti
 * and डॉली are names.
 */
const title = /^(?:dr|doctor|डॉ|डाॅ|डा|डाक्टर|डॉक्टर|ਡਾ|ਡਾਕਟਰ)(?:\s*[.:]\s*|\s+)(?=\S)/iu

/** The name without its title, for use after "Dr.": many doctors type the title into the name field. */
export function nameWithoutTitle(name: string): string {
  let bare = name.normalize('NFC').trim()
  while (title.test(bare)) bare = bare.replace(title, '')
  return bare
}
