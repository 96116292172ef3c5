/** The style sheet of a book. Readers may change its fonts, sizes and colors, so it sets only shapes and distances. */
export const BOOK_STYLE = `html {
  font-family: "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif;
  line-height: 1.5;
}

body {
  max-width: 34em;
  margin: 0 auto;
  padding: 0 1em;
  overflow-wrap: break-word;
}

h1, h2, h3 {
  font-weight: normal;
  line-height: 1.25;
  break-after: avoid;
  page-break-after: avoid;
  hyphens: none;
}

h1 {
  margin: 3em 0 2em;
  font-size: 1.6em;
  text-align: center;
}

.again {
  font-size: 0.625em;
}

.title {
  margin-top: 20%;
  text-align: center;
}

.title h1 {
  margin: 0 0 1em;
  font-size: 2.4em;
}

.author {
  font-style: italic;
}

article {
  margin: 0 0 3.5em;
}

.when {
  margin: 0 0 0.75em;
  font-size: 1.125em;
  font-variant-caps: all-small-caps;
  font-variant-numeric: lining-nums;
  letter-spacing: 0.08em;
  text-align: start;
}

.title .when {
  margin-top: 2em;
  text-align: center;
}

.name {
  margin: 0 0 0.75em;
  font-size: 1.25em;
  font-style: italic;
}

.asked, .note {
  margin: 0 0 0.75em;
  font-style: italic;
}

p {
  margin: 0;
  widows: 2;
  orphans: 2;
  hyphens: auto;
}

.text > p + p {
  text-indent: 1.4em;
}

.text > p.pause, .text > p.pause + p {
  text-indent: 0;
}

.pause {
  margin: 1em 0;
  text-align: center;
}

blockquote {
  margin: 0.75em 1.4em;
}

ul, ol {
  margin: 0.75em 0;
  padding-inline-start: 1.6em;
}

li > ul, li > ol {
  margin: 0;
}

figure {
  margin: 1.5em 0;
  break-inside: avoid;
  page-break-inside: avoid;
  text-align: center;
}

img {
  max-width: 100%;
  max-height: 90vh;
  width: auto;
  height: auto;
}

figcaption {
  margin-top: 0.5em;
  font-size: 0.875em;
  font-style: italic;
}

nav a {
  color: inherit;
  text-decoration: none;
}

nav ol {
  padding: 0;
  list-style: none;
}

nav ol ol {
  margin: 0.25em 0 1.25em;
  padding-inline-start: 1.4em;
}
`
