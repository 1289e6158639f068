/**
 * "Dr", "Dr.", "Doctor", "डॉ.", "डाॅ", "डॉक्टर", "ਡਾ.", "ਡਾਕਟਰ" in front of a name. A dot or a space must follow:
 * Drishti and डॉली are names.
 */
const title = /^(?:dr|doctor|डॉ|डाॅ|डा|डाक्टर|डॉक्टर|ਡਾ|ਡਾਕਟਰ)(?:\s*[.:]\s*|\s+)(?=\S)/iu

/** The name as it follows "Dr." in a sentence: many doctors type the title into the name field themselves. */
export function nameWithoutTitle(name: string): string {
  let bare = name.normalize('NFC').trim()
  while (title.test(bare)) bare = bare.replace(title, '')
  return bare
}
