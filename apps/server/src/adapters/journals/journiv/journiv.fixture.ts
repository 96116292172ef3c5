/** An entry with every field, a photograph, one that is missing, and a recording. */
export const ENTRY = {
  title: 'Snow',
  content: '# Morning\n\nSnow, **at last**. [Map](https://example.org)',
  entry_date: '2026-01-10',
  entry_datetime_utc: '2026-01-10T06:30:00Z',
  entry_timezone: 'Europe/Prague',
  word_count: 5,
  is_pinned: true,
  weather_json: { temp_c: -3, condition: 'snow' },
  location_json: { name: 'Letná', locality: 'Praha', country: 'Czechia', latitude: 50.09 },
  tags: ['winter', 'walk'],
  mood_log: { mood_name: 'good', note: null, logged_date: '2026-01-10' },
  media: [
    {
      filename: 'snow.jpg',
      file_path: 'abc/snow.jpg',
      media_type: 'image',
      mime_type: 'image/jpeg',
      alt_text: 'A hill',
    },
    { filename: 'gone.jpg', file_path: null, media_type: 'image', mime_type: 'image/jpeg' },
    { filename: 'song.m4a', file_path: 'abc/song.m4a', media_type: 'audio', mime_type: 'audio/mp4' },
  ],
  updated_at: '2026-01-11T06:30:00',
  external_id: 'e-1',
}

/** A backup with these journals. */
export const backup = (journals: unknown, more: object = {}) =>
  JSON.stringify({
    export_version: '1.0',
    export_date: '2026-02-01T00:00:00Z',
    app_version: '0.1.0',
    user_email: 'a@example.org',
    user_settings: { theme: 'light', time_zone: 'UTC' },
    journals,
    mood_definitions: [{ name: 'good', category: 'positive', icon: 'x' }],
    ...more,
  })
