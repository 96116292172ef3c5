import { expect, test } from 'vitest'
import { leansIn } from './foreign-leaning.ts'

test.each([
  ['de', 'Er hat den Garten gegossen.'],
  ['de', 'Dann haben wir gesungen.'],
  ['de', 'Am Abend hat er wieder gesungen.'],
  ['es', 'Pero cantamos hasta las once.'],
  ['es', 'Quedó torcido y precioso.'],
  ['es', 'Me contó la historia de la guitarra.'],
  ['fr', 'Elle chante dans le jardin.'],
  ['fr', "Ensuite j'ai beaucoup marché."],
  ['it', 'Sta costruendo uno scaffale di legno.'],
  ['it', 'Poi abbiamo cantato.'],
  ['pt', 'Ficou torto e lindo, de todas as cores.'],
  ['pt', 'Depois caminhei pela praia.'],
] as const)('in %s, “%s” needs the sentence before it', (language, sentence) => {
  expect(leansIn(sentence, language)).toBe(true)
})

test.each([
  ['de', 'Der Hobel singt, wenn man langsam ist.'],
  ['de', 'Es riecht nach Leinöl und nach Sommer.'],
  ['de', 'Papa sagt, er singt im Garten.'],
  ['es', 'Huele a aceite de linaza y a verano.'],
  ['es', 'Cantamos la canción nueva por primera vez.'],
  ['fr', 'Il y avait des crêpes chaudes dans la cour.'],
  ['fr', "J'ai semé des haricots près de la cabane."],
  ['it', 'La pialla canta quando la tieni dritta.'],
  ['it', 'Abbiamo cantato la canzone nuova.'],
  ['pt', 'A plaina canta quando a seguramos.'],
  ['pt', 'Meu jardim está cheio de flores.'],
] as const)('in %s, “%s” can be read alone', (language, sentence) => {
  expect(leansIn(sentence, language)).toBe(false)
})
