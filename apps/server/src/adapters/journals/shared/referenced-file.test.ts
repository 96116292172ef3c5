import { expect, test } from 'vitest'
import { testFolder } from '#server/testing/journal-folder.ts'
import { decodedPath, fileAmong, pathFrom } from './referenced-file.ts'

const VAULT = testFolder({
  'V/Media/2024/sea.jpg': 'a',
  'V/Media/2023/sea.jpg': 'b',
  'V/sea.jpg': 'c',
  'Media/hill.jpg': 'd',
  'V/Media/hill.jpg': 'e',
  'V/Daily/Talk.M4A': 'f',
})
const at = (target: string, from = 'V/Daily/note.md') => fileAmong(VAULT, from, [target])

const EXPORT = testFolder({
  'export/Journal.json': '',
  'export/photos/A.JPG': '',
  'photos/a.jpg': '',
  'loose/only.heic': '',
  'one/same.png': '',
  'two/same.png': '',
})

test('a file is found beside the one that refers to it, from the top, and anywhere by the end of its path', () => {
  expect(at('../Media/2023/sea.jpg')).toBe('V/Media/2023/sea.jpg')
  expect(at('Media/hill.jpg')).toBe('Media/hill.jpg')
  expect(at('/Media/hill.jpg')).toBe('Media/hill.jpg')
  expect(at('Media/2023/sea.jpg')).toBe('V/Media/2023/sea.jpg')
  expect(at('sea.jpg')).toBe('V/sea.jpg')
  expect(at('SEA.JPG', 'V/Media/2024/note.md')).toBe('V/Media/2024/sea.jpg')
  expect(at('Phone/2023/sea.jpg', 'V/Media/2024/note.md')).toBe('V/Media/2023/sea.jpg')
})

test('the first path that leads to a file counts, before any file that only has the same name', () => {
  expect(fileAmong(EXPORT, 'export/Journal.json', ['photos/a.jpg'])).toBe('export/photos/A.JPG')
  expect(fileAmong(EXPORT, 'other/Journal.json', ['gone.jpg', 'photos/a.jpg'])).toBe('photos/a.jpg')
  expect(fileAmong(EXPORT, 'x.json', ['loose/same.png', 'loose/only.heic'])).toBe('loose/only.heic')
  expect(fileAmong(EXPORT, 'export/Journal.json', ['photos/ONLY.heic'])).toBe('loose/only.heic')
})

test('a name that several files have means the nearest one, and none when two are equally near', () => {
  expect(fileAmong(EXPORT, 'export/Journal.json', ['photos/same.png', '../loose/x'])).toBeNull()
  expect(fileAmong(EXPORT, 'two/notes/Journal.json', ['same.png'])).toBe('two/same.png')
  const twoExports = testFolder({ 'A/1.json': '', 'A/pictures/a/x.jpg': '', 'B/pictures/b/x.jpg': '' })
  expect(fileAmong(twoExports, 'A/1.json', ['x.jpg'])).toBe('A/pictures/a/x.jpg')
  expect(fileAmong(twoExports, 'B/1.json', ['x.jpg'])).toBe('B/pictures/b/x.jpg')
  expect(fileAmong(twoExports, '1.json', ['x.jpg'])).toBeNull()
})

test('accents may be written in two ways', () => {
  const folder = testFolder({ 'a/Ku\u0308ste/sea.jpg': '', 'b/sea.jpg': '' })
  expect(fileAmong(folder, '1.json', ['old/K\u00fcste/sea.jpg'])).toBe('a/Ku\u0308ste/sea.jpg')
})

test('a path that leaves the folder leads to nothing outside of it', () => {
  expect(at('../../../../etc/passwd')).toBeNull()
  expect(at('C:\\Windows\\win.ini')).toBeNull()
  expect(at('')).toBeNull()
  expect(at(`${'x/'.repeat(1_000_000)}sea.jpg`)).toBeNull()
})

test('a path is seen from its file and never from outside of the upload', () => {
  expect(pathFrom('a/Entries/1.html', '../Resources/./x.heic')).toBe('a/Resources/x.heic')
  expect(pathFrom('1.html', 'x.heic')).toBe('x.heic')
  expect(pathFrom('a/1.html', '../../etc/passwd')).toBeNull()
})

test('a path is decoded only when it is encoded', () => {
  expect(['My%20sea.jpg', '100%.jpg'].map(decodedPath)).toEqual(['My sea.jpg', '100%.jpg'])
})
