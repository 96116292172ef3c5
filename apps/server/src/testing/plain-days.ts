/** Lines worth quoting alone that share nothing: of days with one of them, an Echo can only tell a line. */
export const PLAIN_LINES = [
  'The neighbor said my radio sounds like a small orchestra when I leave it on the windowsill.',
  'A boy on the quay showed me a pear and I counted white boats with him like a captain.',
  'A man painted my garden gate green while I hummed along like an old kettle.',
  'The girl next door and I planted long beans, and she said the tallest one looks like a mayor.',
  'A woman at the bakery told me and the boy behind me that I smell like a warm roll.',
  'A man with a ladder and a brown dog cycled past as I waved, like a circus on its way.',
  'My cousin and I sorted buttons into jars, and he wore a red one on his hat like a medal.',
  'The girl upstairs carried a plum cake down and I set it on the table like a crown.',
] as const
