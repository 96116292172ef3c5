// Complete exports that the adapters’ tests lack, as their programs write them, with one or a few entries.

export const DAYLIO_CSV = [
  '\uFEFFfull_date,date,weekday,time,mood,activities,scales,note_title,note',
  '2023-01-24,January 24,Tuesday,9:59,rad,"reading | friends","Sleep: 7","The lock","First line<br>second, ""so"""',
  '2023-01-23,January 23,Monday,8:30 pm,over the moon,,,,x',
].join('\r\n')

const lexicalText = { type: 'text', text: 'Rain', format: 1, detail: 0, version: 1 }
const lexical = {
  root: {
    type: 'root',
    children: [
      { type: 'heading', tag: 'h1', children: [lexicalText] },
      { type: 'list', listType: 'check', children: [{ type: 'listitem', checked: true, children: [lexicalText] }] },
      { type: 'paragraph', children: [{ type: 'link', url: 'https://example.org', children: [lexicalText] }] },
      { type: 'snfile', fileUuid: 'f' },
    ],
  },
}
const standardNote = (uuid: string, content: object | string) => ({
  uuid,
  content_type: 'Note',
  content,
  created_at: '2022-01-14T05:31:29.123Z',
  updated_at: '2022-01-15T05:31:29.000Z',
  created_at_timestamp: 1_642_138_289_123_456,
})

export const STANDARD_NOTES = JSON.stringify({
  version: '004',
  items: [
    {
      uuid: 't1',
      content_type: 'Tag',
      content: { title: 'journal', references: [{ uuid: 'n1', content_type: 'Note' }] },
    },
    standardNote('n1', { title: 'A title', text: 'Plain *words*', references: [], appData: {} }),
    standardNote('n2', { title: 'Super', noteType: 'super', text: JSON.stringify(lexical) }),
    standardNote('n3', { title: 'Marked', noteType: 'markdown', text: '# Title\n\n* one ![](x.png)' }),
    standardNote('n4', '004:5b5d:eyJ1'),
  ],
})

export const PIXELS = JSON.stringify([
  {
    date: '2023-1-5',
    type: 'Mood',
    scores: [4],
    notes: 'Rain,\r\nlater sun',
    tags: [{ type: 'Emotions', entries: ['calm', 'glad'] }],
  },
])

export const DAYBOOK =
  'Date,Title,Text,Images\r\n2023-07-09-18:05,"By the ""sea""","One, two\nthree","a.jpg, B.png"\r\n'

export const CSV =
  '\uFEFFDate,Time,Title,Entry,Mood,Energy,Focus,Tags,Notebook,Weather\r\n2024-01-15,9:30 pm,"A walk, again","One\r\n\r\ntwo ""so""",4,2,5,"river, snow",Diary,sunny\r\n'
