/** An export of Mini Diary with one day. */
export const MINI_DIARY = {
  metadata: { application: 'Mini Diary', version: '3.3.0', dateUpdated: 'Sun Feb 15 2026 15:15:23 GMT+0100' },
  entries: {
    '2024-10-01': { dateUpdated: 'Sun Feb 15 2026 15:15:14 GMT+0100', title: 'First', text: '* **one**\n* two' },
  },
}

/** An export of Mini Diarium, which has a list of entries with ids, in HTML. */
export const MINI_DIARIUM = {
  metadata: { application: 'Mini Diarium', version: '0.5.1', exportedAt: '2026-02-01T10:00:00+00:00' },
  entries: [
    {
      id: 42,
      date: '2024-01-15',
      title: 'T',
      text: '<p>See <a href="https://example.org">it</a></p><p><strong>b</strong> &lt;3</p>',
      dateUpdated: '2024-01-15T12:00:00Z',
      tags: ['a', 'b'],
    },
  ],
}
