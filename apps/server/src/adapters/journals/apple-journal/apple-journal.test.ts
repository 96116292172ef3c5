import { expect, test } from 'vitest'
import { readJournal, testFolder } from '#server/testing/journal-folder.ts'
import { card, page, photoCard } from './apple-journal.fixture.ts'
import { appleJournal } from './index.ts'

const ENTRIES = 'AppleJournalEntries/Entries'
const RESOURCES = 'AppleJournalEntries/Resources'

/** The items read from one page. */
async function read(html: string, files: Record<string, string> = {}, name = '2024-09-14_A_day.html') {
  return readJournal(appleJournal, testFolder({ [`${ENTRIES}/${name}`]: html, ...files }))
}

test('a page as a phone writes it comes in whole', async () => {
  const { paths, items } = await read(
    page({
      title: 'A day &amp; a half',
      prompt: 'What made you smile?',
      cards:
        photoCard('AAA', 'AAA.heic') +
        card(
          'livePhoto',
          'LLL',
          '<img class="asset_image" src="../Resources/LLL.heic"><video><source src="../Resources/LLL.mov"></video>',
        ) +
        card(
          'music',
          'BBB',
          '<img class="mediaPlayIcon" src="../Resources/play.heic"/><img class="asset_image" src="../Resources/BBB.heic"/><div class="mediaTitle">Song</div>',
        ) +
        card('video', 'CCC', '<video class="asset_video"><source src="../Resources/CCC.MOV"/></video>') +
        card(
          'link',
          'DDD',
          '<a href="https://example.org/a"><img class="asset_image" src="../Resources/DDD.heic"/></a>',
        ) +
        card(
          'stateOfMind',
          'EEE',
          '<div class="gridItemOverlayHeader">Slightly Pleasant</div><div class="gridItemOverlayFooter">Family</div>',
        ) +
        card(
          'multiPinMap',
          'FFF',
          '<div class="gridItemOverlayHeader">Old Mill</div><div class="gridItemOverlayFooter">Riverside</div>',
        ) +
        card('workoutIcon', 'GGG', '<div class="activityType">Walk</div>'),
      body:
        '<p class="p2"><span class="s2">We </span><span class="s3">sat</span><span class="s2"> in the <span class="s4">shade</span>.</span></p>' +
        '<p class="p3"><span class="s2"></span><br></p>' +
        '<ul class="ul1"><li class="li2"><span class="s2">bread<span class="Apple-converted-space">&nbsp;</span></span></li></ul>' +
        '<blockquote><p class="p2"><span class="s5">quoted</span></p></blockquote>',
    }),
    { [`${RESOURCES}/AAA.HEIC`]: 'x', [`${RESOURCES}/LLL.heic`]: 'x', [`${RESOURCES}/BBB.heic`]: 'x' },
  )
  expect(paths).toEqual([`${ENTRIES}/2024-09-14_A_day.html`])
  expect(items).toEqual([
    {
      kind: 'record',
      place: { file: `${ENTRIES}/2024-09-14_A_day.html`, number: 1 },
      externalId: null,
      text: '> What made you smile?\n\nWe **sat** in the *shade*.\n\n- bread\n\n> quoted',
      title: 'A day & a half',
      time: { kind: 'local', day: '2024-09-14', time: null, zone: null },
      changedAt: null,
      tags: [],
      folder: null,
      mood: { name: 'Slightly Pleasant', scale: null },
      energy: null,
      focus: null,
      photographs: [
        { path: `${RESOURCES}/AAA.HEIC`, description: '' },
        { path: `${RESOURCES}/LLL.heic`, description: '' },
      ],
      prompt: null,
      location: 'Old Mill, Riverside',
      leftBehind: ['attachment', 'video', 'activity', 'formatting'],
    },
  ])
})

test('a title or text outside of its element is found', async () => {
  const outside = page({ body: '<p class="p2"><span class="s2">The text.</span></p>' }).replace(
    `<div class="title"></div><div class='bodyText'></span></p>`,
    `<div class="title"></div></div></span><span class="s2">Beside it </span>\n<span class="s1"><div class="bodyText"></div></span></p>`,
  )
  const tidy = `<html><body><div class="pageHeader">x</div><div class="entry"><div class="title"><span class="s1"></span><span class="s2">Inside</span></div>
    ${card('stateOfMind', 'M', '<span class="s2">Calm</span>')}<div class="bodyText"><p class="p2">Swam.</p></div></div></body></html>`
  const { records } = await readJournal(
    appleJournal,
    testFolder({ 'Entries/2024-01-01.html': outside, 'Entries/2024-01-02.html': tidy }),
  )
  expect(records.map(({ title, text, mood }) => [title, text, mood?.name])).toEqual([
    ['Beside it', 'The text.', undefined],
    ['Inside', 'Swam.', 'Calm'],
  ])
})

test('several entries of one day all come in, with the date of their names in any language', async () => {
  const entry = (header: string) => page({ header, body: '<p class="p2">x</p>' })
  const { records, problems } = await readJournal(
    appleJournal,
    testFolder({
      [`${ENTRIES}/2024-08-30.html`]: entry('Freitag, 30. August 2024'),
      [`${ENTRIES}/2024-08-30_(1).html`]: entry('2024年8月30日 金曜日'),
      [`${ENTRIES}/2024-02-30.html`]: entry('Friday, March 1, 2024'),
      [`${ENTRIES}/renamed.html`]: entry('sábado, 14 de septiembre de 2024'),
      [`${ENTRIES}/undated.html`]: entry('Some day'),
    }),
  )
  expect(records.map(({ time }) => time?.kind === 'local' && time.day)).toEqual([
    '2024-08-30',
    '2024-08-30',
    '2024-03-01',
    '2024-09-14',
    false,
  ])
  expect(problems).toEqual([
    { kind: 'problem', place: { file: `${ENTRIES}/undated.html`, number: 1 }, problem: 'bad_date' },
  ])
})

test('a photograph that is not there is reported, and paths don’t leave the upload', async () => {
  const cards = photoCard('A', 'gone.heic') + photoCard('B', '../../../etc/passwd') + photoCard('C D', 'C%20D.png')
  const { records, problems } = await read(page({ cards, body: 'x' }), { [`${RESOURCES}/C D.png`]: 'x' })
  expect(records[0]?.photographs).toEqual([{ path: `${RESOURCES}/C D.png`, description: '' }])
  expect(problems.map(({ problem }) => problem)).toEqual(['missing_photograph', 'missing_photograph'])
})

test('a map without words takes its places from its data', async () => {
  const visits = [{ placeName: 'Old Mill', city: 'Riverside', latitude: 1, longitude: 2 }, { city: 'Riverside' }]
  const cards = card('genericMap', 'M1', '') + card('multiPinMap', 'M2', '')
  const { records } = await read(page({ cards, body: 'x' }), {
    [`${RESOURCES}/M1.json`]: JSON.stringify({ visits }),
    [`${RESOURCES}/M2.json`]: '{broken',
  })
  expect(records[0]).toMatchObject({ location: 'Old Mill, Riverside', leftBehind: ['map'] })
})

test('other pages are left to others', async () => {
  const folder = testFolder({
    'AppleJournalEntries/index.html': '<html><body><a href="Entries/2024-08-27_Title.html">27 August</a></body></html>',
    'a.html': '<div class="pageheader"><h1>Admin</h1></div><div class="contentpanel"></div>',
    'b.html': '<div class="pageHeader"><form></form></div><div class="pageContent"></div>',
    'c.html': '<p class="Header">x</p><p class="Content">y</p>',
    'd.md': '# pageHeader assetGrid',
  })
  expect(await appleJournal.recognize(folder)).toEqual([])
})

test('a page that is nested or as long as no phone makes it is reported', async () => {
  const { problems } = await readJournal(
    appleJournal,
    testFolder({
      'Entries/2024-01-01.html': page({ body: '<div>'.repeat(100_000) }),
      'Entries/2024-01-02.html': page({ body: 'x'.repeat(9_000_000) }),
      'Entries/2024-01-03.html': page({}),
    }),
  )
  expect(problems.map(({ problem }) => problem)).toEqual(['unreadable_record', 'too_long', 'empty'])
})
