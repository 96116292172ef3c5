import { expect, test } from 'vitest'
import { testFolder } from '#server/testing/journal-folder.ts'
import { attachedFiles, imageFiles, type Attachment } from './attachments.ts'

const folder = testFolder({
  'V/sea.jpg': 'a',
  'V/Media/hill.jpg': 'b',
  'V/Daily/Talk.M4A': 'c',
  'V/My sea.jpg': 'd',
})
const attached = (attachments: Attachment[]) => {
  const { photographs, leftBehind, problems } = attachedFiles(
    folder,
    { file: 'V/Daily/note.md', number: 1 },
    attachments,
  )
  return { photographs, leftBehind, problems: problems.map(({ problem }) => problem) }
}

test('photographs come along, each once; other files stay behind by their kind', () => {
  expect(
    attached([
      { target: 'sea.jpg', description: 'sea.jpg' },
      { target: '../sea.jpg', description: 'The sea' },
      { target: 'gone.png' },
      { target: 'gone-too.png', other: 'hill.jpg', description: 'A hill' },
      { target: 'talk.m4a' },
      { target: 'film', mediaType: 'video/mp4' },
      { target: 'paper.PDF' },
      { target: 'x.svg', mediaType: 'image/svg+xml' },
    ]),
  ).toEqual({
    photographs: [
      { path: 'V/sea.jpg', description: 'The sea' },
      { path: 'V/Media/hill.jpg', description: 'A hill' },
    ],
    leftBehind: ['audio', 'video', 'pdf', 'attachment'],
    problems: ['missing_photograph'],
  })
})

test('of a photograph that is named twice, the first words that describe it count', () => {
  const names = ['', 'sea.jpg', 'The sea', 'Again']
  expect(attached(names.map((description) => ({ target: 'sea.jpg', description }))).photographs).toEqual([
    { path: 'V/sea.jpg', description: 'The sea' },
  ])
})

test('a missing photograph is reported once, however often it is named', () => {
  const { problems } = attached([{ target: 'gone.jpg' }, { target: 'gone.jpg' }, { target: 'gone-too.jpg' }])
  expect(problems).toEqual(['missing_photograph', 'missing_photograph'])
})

test('the file that is found says what it is when its other name doesn’t', () => {
  expect(attached([{ target: 'IMG_1', other: 'sea.jpg' }]).photographs).toEqual([
    { path: 'V/sea.jpg', description: '' },
  ])
})

test('pictures on the web and inside of a text stay behind, and a path that leaves the upload is missing', () => {
  expect(
    attached(
      imageFiles([
        'My%20sea.jpg',
        'https://example.org/x.jpg',
        '//example.org/x.jpg',
        `data:image/png;base64,${'A'.repeat(1_000_000)}`,
        '../../../away.jpg',
      ]),
    ),
  ).toEqual({
    photographs: [{ path: 'V/My sea.jpg', description: '' }],
    leftBehind: ['attachment', 'attachment', 'attachment'],
    problems: ['missing_photograph'],
  })
})
