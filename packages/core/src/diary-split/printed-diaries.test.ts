import { expect, test } from 'vitest'
import { datesIn } from './documents.fixture.ts'

test.each([
  [
    'yearhead',
    '1893\n\nJanuary 3\n\nA\n\nJanuary 5\n\nB\n\n1894\n\nJanuary 1\n\nC',
    '1893-01-03 | 1893-01-05 | 1894-01-01',
  ],
  [
    'pepys',
    "JANUARY 1659-1660\n\nJan. 1st (Lord's day). This morning I rose early and went.\n\n2nd. Much business today.\n\n3rd. More.\n\nFEBRUARY 1659-60\n\nFeb. 1st. In the morning.\n\n2nd. Drank.",
    '1660-01-01 | 1660-01-02 | 1660-01-03 | 1660-02-01 | 1660-02-02',
  ],
  ['pepys2', "MARCH 1660\n\n1st.\n\nA b c.\n\n3rd (Lord's day).\n\nText here.", '1660-03-01 | 1660-03-03'],
  [
    'runin',
    'April 3.—Tradesmen called.\n\nApril 4.—Tradesmen still.\n\nApril 5.—Two shoulders',
    '2026-04-03 | 2026-04-04 | 2026-04-05',
  ],
  [
    'dracula',
    "JONATHAN HARKER'S JOURNAL\n\n_3 May. Bistritz._--Left Munich at 8:35 P.M.\n\n_4 May._--I found that my landlord\n\n_5 May. The Castle._--The gray",
    '- | 2026-05-03 | 2026-05-04 | 2026-05-05',
  ],
  [
    'chesnut',
    'CHARLESTON, S. C., November 8, 1860.—Yesterday on the train.\n\nNovember 12th.—Text.\n\nCAMDEN, S. C., November 22, 1860.—Text',
    '1860-11-08 | 1860-11-12 | 1860-11-22',
  ],
  [
    'crusoe',
    '_September 30, 1659_.—I, poor miserable.\n\n_Oct. 1_.—In the morning\n\n_Nov. 4_.—This',
    '1659-09-30 | 1659-10-01 | 1659-11-04',
  ],
  [
    'dorothy',
    '_Friday, 14th May 1800._—Wm. and John set off.\n\n_Saturday._—Incessant rain\n\n_Sunday._—Rain\n\n_Monday._—fine',
    '1800-05-14 | 1800-05-17 | 1800-05-18 | 1800-05-19',
  ],
  [
    'amiel',
    'BERLIN, July 16, 1848.—There is but one thing.\n\nBERLIN, July 20, 1848.—It gives',
    '1848-07-16 | 1848-07-20',
  ],
  [
    'thoreau',
    '_Oct. 22._ “What are you doing now?” he asked.\n\n_Oct. 24._ Every part of nature.',
    '2026-10-22 | 2026-10-24',
  ],
  ['lewis', 'Monday 14th May 1804\n\nRained.\n\nTuesday 15th May 1804\nRained', '1804-05-14 | 1804-05-15'],
  ['clark', '[Clark, May 14, 1804]\n\nRained.\n\n[Lewis, May 15, 1804]\nRained', '1804-05-14 | 1804-05-15'],
  [
    'frank',
    'Sunday, 14 June, 1942\n\nDear Kitty, hi\n\nMonday, 15 June, 1942\n\nDear Kitty, hi',
    '1942-06-14 | 1942-06-15',
  ],
  ['title', '9 March 2021 – A walk\nText\n\n10 March 2021 – B\nText', '2021-03-09 | 2021-03-10'],
  [
    'dow run',
    'Tues. 9th March 1880. Up at dawn.\n\nWed. 10th. Rain all the day.\n\nThurs. 11th. Sun.',
    '1880-03-09 | 1880-03-10 | 1880-03-11',
  ],
  [
    'bare',
    'MARCH 1914\n\n3.\n\nText one here.\n\n7.\n\nText two.\n\nAPRIL\n\n1.\n\nText.\n\n9.\n\nText.',
    '1914-03-03 | 1914-03-07 | 1914-04-01 | 1914-04-09',
  ],
  ['underline month', '_January_ 3.\n\nAm writing.\n\n_January_ 17.\n\nWent', '2026-01-03 | 2026-01-17'],
  [
    'evelyn',
    '21st February, 1645. I walked in the morning.\n\n25th. We were invited.\n\n1st March. Text.',
    '1645-02-21 | 1645-02-25 | 1645-03-01',
  ],
  [
    'darwin',
    'December 27th.—Sailed.\n\nJANUARY 16TH, 1832.—The neighbourhood of Porto Praya.\n\nFEB. 16TH.—At St Pauls.',
    '1831-12-27 | 1832-01-16 | 1832-02-16',
  ],
  [
    'burney',
    'Thursday, 9 Oct.\nI went.\n\nFriday, 10 Oct.\nI stayed\n\nSaturday\nAgain.',
    '2025-10-09 | 2025-10-10 | 2025-10-11',
  ],
  [
    'ship',
    'Monday, June 14th, 1830. At sea. Lat. 12° N.\n\nTuesday, June 15th. Wind.\n\nWednesday, 16th. Calm.\n\nThursday 17th. Calm',
    '1830-06-14 | 1830-06-15 | 1830-06-16 | 1830-06-17',
  ],
  ['woolf', 'Monday, January 4th\n\nA\n\nWednesday, January 6th\n\nB\n\n1915', '2021-01-04 | 2021-01-06'],
  [
    'chapter',
    'CHAPTER I\n\nMARCH 1660\n\nPrefatory words.\n\n1st. Up.\n\n2nd. Up.\n\nAPRIL 1660\n\n1st. Up\n\n3rd. Up',
    '- | 1660-03-01 | 1660-03-02 | 1660-04-01 | 1660-04-03',
  ],
])('finds the entries of a printed diary: %s', (_, text, dates) => {
  expect(datesIn(text)).toBe(dates)
})
