/** The JSON of a backup as the program writes it, with these entries and assets. */
export function backupJson(
  entries: readonly object[],
  more: { assets?: readonly object[]; moods?: readonly object[]; tags?: readonly object[] } = {},
): string {
  const predefined = [1, 2, 3, 4, 5].map((id) => ({
    id,
    custom_name: '',
    mood_group_id: id,
    mood_group_order: 0,
    icon_id: id,
    predefined_name_id: id,
    state: 0,
    createdAt: 1_674_550_757_631,
  }))
  return JSON.stringify({
    version: 15,
    isReminderOn: true,
    customMoods: [
      ...predefined,
      {
        id: 6,
        custom_name: 'over the moon',
        mood_group_id: 1,
        mood_group_order: 1,
        predefined_name_id: -1,
        state: 0,
      },
      { id: 8, custom_name: 'grumpy', mood_group_id: 4, mood_group_order: 1, predefined_name_id: -1, state: 0 },
      ...(more.moods ?? []),
    ],
    tags: [
      { id: 1, name: 'famille', icon: 41, order: 1, state: 0, id_tag_group: 0 },
      { id: 6, name: 'dormir tôt', icon: 355, order: 6, state: 0, id_tag_group: 0 },
      ...(more.tags ?? []),
    ],
    dayEntries: entries,
    achievements: [{ name: 'AC_FIRST_ENTRY', AC_FIRST_ENTRY_SEEN: true }],
    daysInRowLongestChain: 1,
    goals: [],
    prefs: [{ key: 'PRESELECTED_LANG', pref_name: 'default', value: 'en' }],
    tag_groups: [],
    metadata: { number_of_entries: entries.length, platform: 'android', android_version: 15 },
    assets: more.assets ?? [],
    goalEntries: [],
    writingTemplates: [{ id: 1, title: 'Gratitude', body: '<b>Three things:</b><ol><li></li></ol>' }],
  })
}

/** An entry of January 24, 2023, 9:59, one hour east of UTC. */
export function dayEntry(given: object = {}): object {
  return {
    id: 1,
    minute: 59,
    hour: 9,
    day: 24,
    month: 0,
    year: 2023,
    datetime: 1_674_550_757_766,
    timeZoneOffset: 3_600_000,
    mood: 1,
    note: 'A walk by the river.',
    note_title: 'Tuesday',
    tags: [1, 6],
    assets: [],
    isFavorite: false,
    ...given,
  }
}

/** As in a backup: base64 with a line break after every 76 characters. */
export function asBase64(json: string): string {
  return Buffer.from(json).toString('base64').replaceAll(/.{76}/g, '$&\n')
}
