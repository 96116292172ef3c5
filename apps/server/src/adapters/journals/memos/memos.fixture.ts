/** A memo with every field, a photograph, one that is missing, and a document. */
export const MEMO = {
  name: 'memos/3UZ7uBbHsLEAwdYE5HKhjd',
  state: 'NORMAL',
  creator: 'users/1',
  createTime: '2026-01-01T08:00:00Z',
  updateTime: '2026-01-02T08:00:00Z',
  displayTime: '2026-01-01T08:00:00Z',
  content: '# Now\n\n* snow #winter/cold and `#not`\n\n![](https://example.org/a.png)',
  visibility: 'PRIVATE',
  tags: ['winter/cold', 'day'],
  pinned: true,
  attachments: [
    { name: 'attachments/xyz', filename: 'snow.jpg', type: 'image/jpeg', size: '12' },
    { name: 'attachments/abc', filename: 'gone.png', type: 'image/png' },
    { name: 'attachments/def', filename: 'paper.pdf', type: 'application/pdf' },
  ],
  location: { placeholder: 'Praha', latitude: 50, longitude: 14 },
}
