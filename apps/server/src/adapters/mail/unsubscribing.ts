/** One-click unsubscribe headers (RFC 2369, RFC 8058) for nodemailer. */
export function unsubscribing(url: string | undefined) {
  if (url === undefined) return {}
  return { list: { unsubscribe: url }, headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }
}
