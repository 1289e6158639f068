import { spawn } from 'node:child_process'
import { buffer, text } from 'node:stream/consumers'
import { StartupError } from '../platform/db/startup-error.ts'
import { samplesPerSecond } from './emergency.sound.ts'

/** Of one part: the rest of a longer file is not read. */
const longestSeconds = 120
const plain = `-f s16le -ac 1 -ar ${samplesPerSecond}`
/**
 * 16 kbit/s are enough for speech. Frames of 60 ms instead of 20 save a tenth. MP4, because Safari plays Opus in it
 * from version 17, and Safari 17.4 plays no WebM from memory (decision 0080).
 */
const opus =
  '-c:a libopus -b:a 16k -application voip -frame_duration 60 -map_metadata -1 -bitexact -movflags +faststart -f mp4'

/** The sound of any audio file; null when ffmpeg knows no sound in it. */
export async function decode(file: string): Promise<Int16Array | null> {
  const args = `-nostdin -v error -t ${longestSeconds} -i ? -vn ${plain} -`.split(' ')
  const { bytes, code } = await run(
    'ffmpeg',
    args.map((arg) => (arg === '?' ? `file:${file}` : arg)),
  )
  if (code !== 0 || bytes.length < 2) return null
  // Copied, because a buffer may begin at an odd byte.
  return new Int16Array(Uint8Array.from(bytes.subarray(0, bytes.length & ~1)).buffer)
}

/** Into a file, because the index at the beginning of an MP4 is written last. */
export async function encode(sound: Int16Array, file: string): Promise<void> {
  const bytes = Buffer.from(sound.buffer, sound.byteOffset, sound.byteLength)
  const { code, said } = await run('ffmpeg', [...`-v error -y ${plain} -i - ${opus}`.split(' '), file], bytes)
  if (code !== 0) throw new StartupError('ffmpeg', `ffmpeg could not write ${file}: ${said.trim()}`)
}

/** Runs a program of the system; a missing one is a sentence. */
export async function run(program: string, args: string[], input: Uint8Array | string = '') {
  const child = spawn(program, args)
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', () =>
      reject(
        new StartupError(
          'noProgram',
          `The program ${program} is missing: on Debian, apt install ${program}.`,
        ),
      ),
    )
    child.on('close', resolve)
  })
  // It may end before it has read everything.
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  const [bytes, said, code] = await Promise.all([buffer(child.stdout), text(child.stderr), ended])
  return { bytes, said, code }
}
