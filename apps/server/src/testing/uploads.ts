import type { Person } from './person.ts'

/** A file as a browser sends it. */
type SentUpload = { name: string; content: string | Buffer }

const BOUNDARY = 'soundings-test-boundary'

/** The body of an upload, with each file in the field `file`, and its header. */
export function multipart(files: readonly SentUpload[]): { body: Buffer; headers: Record<string, string> } {
  const parts = files.flatMap(({ name, content }) => [
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n`,
    'content-type: application/octet-stream\r\n\r\n',
    content,
    '\r\n',
  ])
  const body = Buffer.concat([...parts, `--${BOUNDARY}--\r\n`].map((part) => Buffer.from(part as string)))
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } }
}

export function upload(
  person: Person,
  path: string,
  files: readonly SentUpload[],
  headers: Record<string, string> = {},
) {
  const { body, headers: own } = multipart(files)
  return person.send('POST', path, { body, headers: { ...own, ...headers } })
}

export const uploadDocument = (person: Person, content: string | Buffer, name = 'diary.txt') =>
  upload(person, '/api/onboarding/uploads/import', [{ name, content }])
