/** Lines that are worth quoting and have nothing in common, so that an Echo about their days can only quote a line. */
export const PLAIN_LINES = [
  'The neighbor asked about my radio, because it sounds like a small orchestra when I leave it on the windowsill, and then he hummed along.',
  'A boy on the quay showed me a pear with a face in it, and we counted white boats like captains on a long holiday.',
  'A man painted my garden gate green while I sang to him like an old kettle, and he asked for the one about the miller.',
  'The girl next door planted long beans with me, and she said that the tallest one looks like a mayor with a golden chain.',
  'A woman at the bakery told the tailor and me that we both smell like warm rolls, and the tailor sniffed at his sleeve.',
  'A cyclist with a ladder and a brown dog went past as I waved, and the dog looked at me like the owner of a circus.',
  'My cousin and I sorted buttons into jars, and he wore a red one on his hat like a medal until the postman saluted him.',
  'The student upstairs carried a plum cake down to us and set it on the table like a crown, and her brother clapped.',
] as const
