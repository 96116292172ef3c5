import type { UploadedPhotograph } from '@soundings/contract/entry-photographs'
import sharp from 'sharp'
import type { Person } from './person.ts'
import { upload } from './uploads.ts'

/** A picture with many colors, which compresses like a photograph. */
export function aPicture({
  width = 64,
  height = 48,
  seed = 1,
}: { width?: number; height?: number; seed?: number } = {}) {
  const data = Buffer.alloc(width * height * 3)
  for (let index = 0; index < data.length; index++) data[index] = (index * (seed + 7) + (index >> 6) * 31) % 251
  return sharp(data, { raw: { width, height, channels: 3 } })
}

export const sendPicture = (person: Person, content: Buffer, name = 'harbor.jpg') =>
  upload(person, '/api/entry-photographs', [{ name, content }])

/** Uploads a picture. @returns its id */
export async function photographOf(person: Person, seed = 1): Promise<string> {
  const answer = await sendPicture(person, await aPicture({ seed }).jpeg().toBuffer())
  if (answer.statusCode !== 200) throw new Error(`The photograph was refused: ${answer.body}`)
  return answer.json<UploadedPhotograph>().id
}
