import { expect, test } from 'vitest'
import { datesIn } from './documents.fixture.ts'

const P =
  'This is a long paragraph of prose that runs on and on over the line until it is wrapped at\nabout ninety characters or so and then it goes on for a while, as prose does, and we were in\n'

test.each([
  ['on', '9 March 2021\n\nA\n\nOn March 9 I met him.\n\nB', '2021-03-09'],
  [
    'wrapped',
    P +
      'March 9, 2021. Then we went to another town and there we stayed for the rest of the time and\nthen we came home and all was well and good and so on and so forth, I remember it very well.\n\n' +
      P,
    '-',
  ],
  [
    'wrapped2',
    P + 'March 9, when I went home again and all was well, for the time being, and so on it goes, and\non and on.',
    '-',
  ],
  ['para', 'Some text.\n\nMarch 9, 2021 was a cold day.\n\nMore', '-'],
  ['para2', 'Some text.\n\nMarch 9 I met him.\n\nMore', '-'],
  ['list', 'Appointments:\nMarch 9\nMarch 16\nMarch 23\n\nThen text.', '-'],
  [
    'list2',
    '9 March 2021\nDentist on\n- 16 March\n- 23 March\n- 30 March\nand so on\n\n10 March 2021\nB',
    '2021-03-09 | 2021-03-10',
  ],
  [
    'list3',
    '9 March 2021\nPlans:\n16 March: dentist\n23 March: exam\n\n10 March 2021\nB\n\n11 March 2021\nC\n\n12 March 2021\nD\n\n13 March 2021\nD\n\n14 March 2021\nE\n',
    '2021-03-09 | 2021-03-10 | 2021-03-11 | 2021-03-12 | 2021-03-13 | 2021-03-14',
  ],
  ['pages', '12\n\nText.\n\n13\n\nText\n\n14\n\nText', '-'],
  ['phone', '020 7946 0958\n555-12-2021\n07-08-2021-555\n', '-'],
  ['versions', '1.2.3\nFix\n\n2.10.13\nMore', '-'],
  ['times', '07:15\nText\n\n7.15 pm text\n\n12:30', '-'],
  ['prices', '3.50 for bread\n12.10 for milk\n$ 5', '-'],
  [
    'letter',
    '9 March 1821\n\nText\n\nI had this letter:\n\nLondon, 3 March 1821\n\nDear Sir, hello\n\n10 March 1821\n\nB\n\n11 March 1821\n\nC',
    '1821-03-09 | 1821-03-10 | 1821-03-11',
  ],
  ['quote', '9 March 2021\nA\n> 3 March 2020\n> text\n\n10 March 2021\nB', '2021-03-09 | 2021-03-10'],
  [
    'toc',
    'Contents\n\nMarch 9, 2021 ..... 3\nMarch 10, 2021 ..... 7\n\nMarch 9, 2021\n\nA\n\nMarch 10, 2021\n\nB',
    '- | 2021-03-09 | 2021-03-10',
  ],
  ['feb31', '31 February 2021\nText', '-'],
  ['feb29', '29 February 2021\nText', '-'],
  ['may', 'May I come in?\n\nMay 12 people came.\n\nSun shone.', '-'],
  ['numlist', 'Plans\n\n1. milk\n2. eggs\n3. bread', '-'],
  ['numlist2', '9 March 2021\n\n1. milk\n\n2. eggs\n\n3. bread\n\n10 March 2021\n\nB', '2021-03-09 | 2021-03-10'],
  ['fraction', '1/2 cup of flour\n3/4 cup of milk\n1/3 spoon', '-'],
  ['score', '3/5\n\n4/5\n\n2/5', '-'],
  ['sunday prose', 'Sunday was nice.\n\nMonday, I went.', '-'],
  ['years', 'In the end:\n\n1984\n\nis a book.', '-'],
  ['born', 'Born in London, March 3, 1821. He was.\n\nText', '-'],
  ['signature', '9 March 2021\nDear diary\n\nYours, 3 March\n\n10 March 2021', '2021-03-09 | 2021-03-10'],
  ['hourly', '9 March 2021\n07:15 got up\n08:00 ate\n10 March 2021\n07:00 got up', '2021-03-09 | 2021-03-10'],
  ['sentence', '5 March to 9 March was a bad time.\n\nJune 2020 was fine.\n\n', '-'],
  ['blank', '  \n ', '-'],
  [
    'daylio',
    '"2021-03-09","March 9","Tuesday","7:15 AM",good\n"2021-03-10","March 10","Wednesday","7:15 AM",good',
    '-',
  ],
  ['prose num', 'Text.\n\n2021 was a bad year.\n\n2020 too.', '-'],
  ['addr', '12 March Street\nLondon\n\n9 May Road', '-'],
  ['recipe', '9 April apples\n\ntext', '-'],
  ['sat sun words', 'Sun 9 shines\n\nSat 9 hours\n\nMon ami', '-'],
  ['numbered references', '1. March 9, 2021. The Times.\n2. March 10, 2021. The Post.\n3. March 12, 2021. X', '-'],
  [
    'points of a list',
    '9 March 2021\n- 10 March: dentist\n- 12 March: exam\n- 15 March: trip\n\n10 March 2021\nText\n\n11 March 2021\nText',
    '2021-03-09 | 2021-03-10 | 2021-03-11',
  ],
  ['a life in years', 'A life\n\n1821: born.\n1840: married.\n1880: died.', '-'],
  ['footnotes', 'Text\n[1] March 9, 2021.\n[2] March 10, 2021.\nText', '-'],
])("text that only looks like a heading doesn't start an entry: %s", (_, text, dates) => {
  expect(datesIn(text)).toBe(dates)
})
