/**
 * The line on which each feature of a GeoJSON text begins, from 1. JSON.parse gives no positions, and "feature 731"
 * is no help to somebody with the file open in an editor.
 */
export function linesOfFeatures(text: string): number[] {
  const from = /"features"\s*:\s*\[/.exec(text)
  if (!from) return []
  const lines: number[] = []
  let line = countLines(text.slice(0, from.index + from[0].length)) + 1
  let depth = 0
  let isInText = false
  for (let at = from.index + from[0].length; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '\n') line += 1
    if (isInText) {
      if (sign === '\\') at += 1
      else if (sign === '"') isInText = false
      continue
    }
    if (sign === '"') isInText = true
    else if (sign === '{' || sign === '[') {
      if (depth === 0) lines.push(line)
      depth += 1
    } else if (sign === '}' || sign === ']') {
      depth -= 1
      // The end of the list itself.
      if (depth < 0) return lines
    }
  }
  return lines
}

function countLines(text: string): number {
  return text.split('\n').length - 1
}
