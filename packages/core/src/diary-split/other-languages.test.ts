import { expect, test } from 'vitest'
import { datesIn } from './documents.fixture.ts'

/** How people head their entries in five languages. Days are May 3 and 4, 2021, unless the text has others. */
test.each([
  ['Montag, 3. Mai 2021\n\nA\n\nDi, 4. Mai 2021\n\nB\n\n5.5.2021\nC', '2021-05-03 | 2021-05-04 | 2021-05-05'],
  ['3.5.21, abends\nA\n\n4.5.21, morgens\nB', '2021-05-03 | 2021-05-04'],
  ['Sonntag, den 2. Mai 2021\n\nA\n\nMontag, den 3. Mai\n\nB', '2021-05-02 | 2021-05-03'],
  ['Berlin, den 3. Mai 2021\n\nA\n\nBerlin, 4. Mai 2021, 22 Uhr\n\nB', '2021-05-03 | 2021-05-04 22:00'],
  ['Samstag 6. Feb. 2021\nA\n\nSonnabend 13. Feb. 2021\nB', '2021-02-06 | 2021-02-13'],
  ['Mai 2021\n\nMo 3.\nA\n\nDi 4.\nB', '2021-05-03 | 2021-05-04'],
  ['3. Jänner 2021\nA\n\n4. Jänner 2021\nB', '2021-01-03 | 2021-01-04'],
  ['Lunes, 3 de mayo de 2021\n\nA\n\nMartes 4 de mayo de 2021, 22:30 h\n\nB', '2021-05-03 | 2021-05-04 22:30'],
  ['3/5/21\nA\n\n14/5/21\nB', '2021-05-03 | 2021-05-14'],
  ['Madrid, 3 de mayo de 2021\n\nA\n\nMadrid, 4 de mayo de 2021\n\nB', '2021-05-03 | 2021-05-04'],
  ['Mié 5 may 2021\nA\n\nJue 6 may 2021\nB', '2021-05-05 | 2021-05-06'],
  ['1º de mayo de 2021\nA\n\n2 de mayo del 2021\nB', '2021-05-01 | 2021-05-02'],
  ['Lundi 3 mai 2021\n\nA\n\nMardi 4 mai 2021, 22h30\n\nB', '2021-05-03 | 2021-05-04 22:30'],
  ['Paris, le 3 mai 2021\n\nA\n\nParis, le 4 mai 2021\n\nB', '2021-05-03 | 2021-05-04'],
  ['1er février 2021\nA\n\n2 févr. 2021\nB', '2021-02-01 | 2021-02-02'],
  ['03/05/2021 : pluie\nA\n\n14/05/2021 : soleil\nB', '2021-05-03 | 2021-05-14'],
  ['Lunedì 3 maggio 2021\n\nA\n\nMartedì 4 maggio 2021, ore 22.30\n\nB', '2021-05-03 | 2021-05-04 22:30'],
  ['3 maggio 2021, alle ore 8:15\nA\n\n4 maggio 2021, alle 22:30\nB', '2021-05-03 8:15 | 2021-05-04 22:30'],
  ['Mer 5 mag 2021\nA\n\nGio 6 mag 2021\nB', '2021-05-05 | 2021-05-06'],
  ['1° maggio 2021\nA\n\n2 maggio 2021\nB', '2021-05-01 | 2021-05-02'],
  [
    'Segunda-feira, 3 de maio de 2021\n\nA\n\nTerça-feira, 4 de maio de 2021, 22h30\n\nB',
    '2021-05-03 | 2021-05-04 22:30',
  ],
  ['1.º de maio de 2021\nA\n\n2 de Maio de 2021\nB', '2021-05-01 | 2021-05-02'],
  ['Seg., 3 de mai. de 2021\nA\n\nTer., 4 de mai. de 2021\nB', '2021-05-03 | 2021-05-04'],
  ['Quarta 5 de maio\nA\n\nQuinta 6 de maio de 2021\nB', '2021-05-05 | 2021-05-06'],
])('the days of a diary in another language are found: %s', (text, dates) => {
  expect(datesIn(text)).toBe(dates)
})
