import { expect, test } from 'vitest'
import { isMedia, mediaKind } from './media-kind.ts'

test('a file is what the ending of its name says', () => {
  const names = ['x.JPEG', 'a.b.heic', 'x.MOV', 'x.m4a', 'x.pdf', 'x.sticker', 'x', 'heic', 'x.svg', 'x.3gp', 'x.3gpp']
  expect(names.map((name) => mediaKind(name))).toEqual([
    'photograph',
    'photograph',
    'video',
    'audio',
    'pdf',
    'attachment',
    'attachment',
    'attachment',
    'attachment',
    'video',
    'audio',
  ])
})

test('a media type counts before the name, unless it says nothing', () => {
  expect(mediaKind('film.jpg', 'video/mp4')).toBe('video')
  expect(mediaKind('scan', 'IMAGE/JPEG; q=1')).toBe('photograph')
  expect(mediaKind('paper.jpg', 'application/pdf')).toBe('pdf')
  expect(mediaKind('drawing.png', 'image/svg+xml')).toBe('attachment')
  expect(mediaKind('sea.jpg', 'text/html')).toBe('attachment')
  expect(mediaKind('sea.heic', 'application/octet-stream')).toBe('photograph')
})

test('a journal may have the name of a format', () => {
  expect(['photos/sea.jpg', 'paper.pdf', 'pdf', 'gif', 'x.mov/notes.md'].map(isMedia)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
