/** What makes the headers that end emails of a kind, with one click (RFC 2369, RFC 8058), for nodemailer. */
export function unsubscribing(url: string | undefined) {
  if (url === undefined) return {}
  return { list: { unsubscribe: url }, headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }
}
