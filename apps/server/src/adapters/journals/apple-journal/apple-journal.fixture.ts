/** A card above the text of an entry. */
export function card(type: string, id: string, inside: string): string {
  return `<div id="${id}" class="gridItem assetType_${type}">${inside}</div>`
}

export function photoCard(id: string, file: string): string {
  return card('photo', id, `<img src="../Resources/${file}" class="asset_image"/>`)
}

const STYLE = `<style type="text/css">
.pageHeader { font-size: 11px; font-weight: bold }
p.p1 {margin: 0.0px 0.0px 0.0px 0.0px}
span.s1 {font-family: 'Times New Roman'; font-weight: normal; font-style: normal; font-size: 12.00px}
span.s2 {font-family: '.SFUI-Regular'; font-weight: normal; font-style: normal; font-size: 17.00px}
span.s3 {font-family: '.SFUI-Semibold'; font-weight: bold; font-style: normal; font-size: 17.00px}
span.s4 {font-family: '.SFUI-RegularItalic'; font-weight: normal; font-style: italic; font-size: 17.00px}
span.s5 {font-weight: normal; text-decoration: underline}
</style>`

/** A page as a phone writes it: its elements overlap, and the text is behind the element for it. */
export function page({
  header = 'Saturday, 14 September 2024',
  cards = '',
  title = '',
  prompt = '',
  body = '',
}): string {
  return `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd">
<html>
<head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8">
<title>Journal</title>
<meta name="Generator" content="Cocoa HTML Writer">
${STYLE}
</head>
<body>
<p class="p1"><span class="s1"><div class="pageContainer">
<div class="pageHeader">${header}</div>
<div class="assetGrid">
${cards}
</div>${prompt === '' ? '' : `<div class="reflectionPrompt">${prompt}</div>`}
<div class="title">${title}</div><div class='bodyText'></span></p>
${body}
<p class="p1"><span class="s1"></div></div></span></p>
</body>
</html>`
}
