import { expect, test } from 'vitest'
import { datesIn } from './documents.fixture.ts'

test.each([
  ['isot', '2021-03-09T07:15\nA\n\n2021-03-10T08:00:00Z\nB', '2021-03-09 7:15 | 2021-03-10 8:00'],
  ['md', '# 2021-03-09\n\nA\n\n# 2021-03-10 My title\n\nB', '2021-03-09 | 2021-03-10'],
  ['md2', '# 2021\n\n## Tuesday 9 March\n\nA\n\n## Wednesday 10 March\nB', '2021-03-09 | 2021-03-10'],
  ['key', 'Date: 9 March 2021\nA\n\nDate: 10 March 2021\nB', '2021-03-09 | 2021-03-10'],
  ['jrnl', '[2021-03-09 07:15] Title here. Text\n\n[2021-03-10 08:00 PM] Other', '2021-03-09 7:15 | 2021-03-10 20:00'],
  ['jrnl2', '2021-03-09 07:15 Title here. Text\nmore\n\n2021-03-10 08:00 Other', '2021-03-09 7:15 | 2021-03-10 8:00'],
  [
    'dayone',
    '\tDate:\tMarch 9, 2021 at 7:15:00 AM GMT\n\tWeather:\t5°C\n\tLocation:\tParis\n\nHello\n\n\n\tDate:\tMarch 10, 2021 at 9:15:00 PM GMT+1\n\nBye',
    '2021-03-09 7:15 | 2021-03-10 21:15',
  ],
  [
    'org',
    '* 2021-03-09 Tuesday\nText one\n* 2021-03-10 Wednesday\nText two\n* 2021-03-11 Thursday\nT',
    '2021-03-09 | 2021-03-10 | 2021-03-11',
  ],
  ['org2', '** <2021-03-09 Tue 07:15>\nText one\n** <2021-03-10 Wed>\nText two', '2021-03-09 7:15 | 2021-03-10'],
  ['roam', '- [[March 9th, 2021]]\n    - text\n- [[March 10th, 2021]]\n    - text', '2021-03-09 | 2021-03-10'],
  ['gdocs', 'Mar 9, 2021 | Standup\n\nText\n\nMar 16, 2021 | Standup\nx', '2021-03-09 | 2021-03-16'],
  ['email', 'Date: Tue, 9 Mar 2021 07:15:00 +0000\n\nA', '2021-03-09 7:15'],
  [
    'yaml',
    '---\ntitle: One\ndate: 2021-03-09\n---\nText\n\n---\ntitle: Two\ndate: "2021-03-10"\ntags:\n  - a\n---\nText',
    '2021-03-09 | 2021-03-10',
  ],
  ['entryfor', 'Entry for March 9, 2021\nText\n\nEntry for March 10, 2021\nText', '2021-03-09 | 2021-03-10'],
  ['setext', 'March 9, 2021\n-------------\nText\n\nMarch 10, 2021\n=====\nText', '2021-03-09 | 2021-03-10'],
  ['log', '2021-03-09: ran 5 km\n2021-03-10: rest\n2021-03-11: ran', '2021-03-09 | 2021-03-10 | 2021-03-11'],
  ['whatsapp', '[09/03/2021, 07:15:32] Anna: Hi\n[13/03/2021, 08:15:32] Bob: Ho', '2021-03-09 7:15 | 2021-03-13 8:15'],
  ['emoji', '📅 March 9, 2021\nHi\n\n📅 March 10, 2021\nHo', '2021-03-09 | 2021-03-10'],
  [
    'mdnested',
    '# 2021\n\n## March\n\n### 9\n\nText\n\n### 10\n\nText\n\n### 12\n\nT',
    '2021-03-09 | 2021-03-10 | 2021-03-12',
  ],
  [
    'mdnested2',
    '# 2021\n\n## March\n\n### 9th\n\nText\n\n### Wednesday 10th\n\nText\n\n### 12th\n\nT',
    '2021-03-09 | 2021-03-10 | 2021-03-12',
  ],
  [
    'blog',
    'My first walk\nMarch 9, 2021\n\nText here.\n\nMy second\nMarch 10, 2021\n\nText here.\n\nThird one\nMarch 12, 2021\n\nText.',
    '2021-03-09 | 2021-03-10 | 2021-03-12',
  ],
  [
    'diarium',
    'Tuesday, 9 March 2021 07:15\n\nText\n\n____________________\n\nWednesday, 10 March 2021 08:00\n\nText',
    '2021-03-09 7:15 | 2021-03-10 8:00',
  ],
  [
    'diaro',
    '**** Tuesday, March 9, 2021 7:15 AM ****\n\nText\n\n**** Wednesday, March 10, 2021 7:15 PM ****\nText',
    '2021-03-09 7:15 | 2021-03-10 19:15',
  ],
  ['journey', 'Mar 9, 2021 7:15:00 AM\nText\n\nMar 10, 2021 7:15:00 AM\nText', '2021-03-09 7:15 | 2021-03-10 7:15'],
  [
    'evernote',
    'Tue, 9 Mar 2021 at 07:15\nText\n\nWed, 10 Mar 2021 at 07:15\nText',
    '2021-03-09 7:15 | 2021-03-10 7:15',
  ],
  ['slack', '9 March 2021 @ 07:15\nText\n\n10 March 2021 @ 7pm\nText', '2021-03-09 7:15 | 2021-03-10 19:00'],
  ['rule', '--- 9 March 2021 ---\nText\n\n--- 10 March 2021 ---\nText', '2021-03-09 | 2021-03-10'],
  ['eq', '== Tuesday 03/09/2021 ==\nText\n\n== Wednesday 03/10/2021 ==\nText', '2021-03-09 | 2021-03-10'],
  ['ampm', '3/9/2021 7:15 PM\nText\n\n3/13/2021 12:05 AM\nText', '2021-03-09 19:15 | 2021-03-13 0:05'],
  ['ampm2', '3/9/21, 7:15 PM - Text\n3/13/21, 12:05 AM - Text', '2021-03-09 19:15 | 2021-03-13 0:05'],
  ['iso wd', '2021-03-09 (Tue)\nA\n\n2021-03-10 Wed\nB', '2021-03-09 | 2021-03-10'],
  ['military', '2021-03-09 0715\nA\n\n2021-03-10 2215 hrs\nB', '2021-03-09 7:15 | 2021-03-10 22:15'],
  ['invoice', 'Invoice\nDate: 9 March 2021\nDue: 10 April 2021\nTotal 12.30', '- | 2021-03-09'],
  ['time sub', '# 2021-03-09\n\n## 07:15\n\nA\n\n## 19:00\n\nB\n\n# 2021-03-10\nC', '2021-03-09 | 2021-03-10'],
  ['pdf page', '9 March 2021\nText\n\n- 2 -\n\nmore\n\f10 March 2021\nText\n\n- 3 -', '2021-03-09 | 2021-03-10'],
  [
    'time, dot, date',
    '7:15 AM · Mar 9, 2021\nText\n\n8:15 PM · Mar 10, 2021\nText',
    '2021-03-09 7:15 | 2021-03-10 20:15',
  ],
])('finds entries as programs write them: %s', (_, text, dates) => {
  expect(datesIn(text)).toBe(dates)
})
