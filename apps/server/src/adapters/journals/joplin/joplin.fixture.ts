import { pack } from 'tar-stream'

/** An item as Joplin writes it. */
export function itemText(title: string, body: string, properties: Readonly<Record<string, string | number>>): string {
  const lines = Object.entries(properties).map(([name, value]) => `${name}: ${value}`)
  return [...(title === '' ? [] : [title, '']), ...(body === '' ? [] : [body, '']), ...lines].join('\n')
}

/** The 32 digits of an id. */
export const idOf = (digit: string): string => digit.repeat(32)

/** A note with the properties that Joplin writes. */
export function noteText(
  id: string,
  title: string,
  body: string,
  more: Readonly<Record<string, string | number>> = {},
): string {
  return itemText(title, body, {
    id,
    parent_id: idOf('f'),
    created_time: '2022-10-03T07:15:00.000Z',
    updated_time: '2022-10-04T07:15:00.000Z',
    is_conflict: 0,
    latitude: '0.00000000',
    longitude: '0.00000000',
    altitude: '0.0000',
    author: '',
    is_todo: 0,
    encryption_cipher_text: '',
    encryption_applied: 0,
    markup_language: 1,
    user_created_time: '2022-10-01T18:30:00.000Z',
    user_updated_time: '2022-10-02T18:30:00.000Z',
    type_: 1,
    ...more,
  })
}

/** A tar with these files. */
export async function tarOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const tar = pack()
  for (const [name, content] of Object.entries(files)) tar.entry({ name }, content)
  tar.finalize()
  const pieces: Buffer[] = []
  for await (const piece of tar) pieces.push(Buffer.from(piece as Buffer))
  return Buffer.concat(pieces)
}
