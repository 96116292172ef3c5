/** Text as HTML, for formats of editors that are read as HTML. */
export function escapedHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** A piece of text as HTML, with its emphasis and its link. */
export function pieceHtml(text: string, look: { isBold: boolean; isItalic: boolean; address?: string }): string {
  let html = escapedHtml(text).replaceAll('\n', '<br>')
  if (look.isItalic) html = `<em>${html}</em>`
  if (look.isBold) html = `<strong>${html}</strong>`
  return look.address ? `<a href="${escapedHtml(look.address)}">${html}</a>` : html
}
