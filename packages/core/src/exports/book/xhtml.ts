/** Characters that XML 1.0 (section 2.2) or HTML doesn't allow in a text: controls, two noncharacters, lone surrogates. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]|\p{Cs}/gu

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text escaped for an element or for an attribute in double quotes. */
export function xhtmlText(text: string): string {
  return text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (mark) => MARKS[mark] ?? '')
}

/** The beginning of a page of a book. @param title plain text */
export function xhtmlHead(title: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en" xml:lang="en">
<head>
<meta charset="UTF-8"/>
<title>${xhtmlText(title)}</title>
<link rel="stylesheet" type="text/css" href="style.css"/>
</head>
<body>
`
}

/** The end of a page of a book. */
export const XHTML_TAIL = '</body>\n</html>\n'
