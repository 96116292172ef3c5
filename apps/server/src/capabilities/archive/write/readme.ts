/** Explains the files of an archive to its reader, with Soundings or without. */
export const README = `# Your Soundings archive

This archive contains all your entries, Echos, letters and photos.

- \`journal/\`: your entries in Markdown, one file for each month. Entries without a date are in \`journal/undated.md\`.
- \`entries.jsonl\`: every entry with all its data, one JSON object per line.
- \`versions.jsonl\`: earlier versions of changed entries, one per line, if there are any.
- \`echoes.jsonl\`: every Echo with its explanation: the rule, the figures and the entries it is based on,
  and what you’ve said about it.
- \`letters.jsonl\`: every letter with the entries behind each of its sentences, if you have any.
- \`never-again.jsonl\`: what you marked “Never again” in Echos that no longer exist, if there is anything.
- \`photographs/\`: photos of pages as you uploaded them, and the versions that browsers can show (\`.shown.jpg\`).
  \`photographs.jsonl\` lists the entry that each photo belongs to.
  Photographs in entries are in the same folder (\`.jpg\`), and \`entry-photographs.jsonl\` lists them if you have any.
- \`profile.json\` and \`profile/picture.webp\`: your name, your time zone and your photo, if you have one.
- \`on-this-day.json\`: whether On this day is on, and the days you’ve hidden, if any.
- \`writing.json\`: when your days start, your word goal, whether streaks show, and your own prompts, if you have any.
- \`reminders.json\`: when and how you are reminded to write, if you have ever set reminders.
- \`unreadable.md\`: a list of anything that was damaged on the server and is missing here. Most archives don’t have one.
- \`account.json\`: the data Soundings has about your account.
- \`manifest.json\`: the list of all files with their sizes and SHA-256 hashes, which shows whether a file was changed.

In Soundings, under Settings, Data Export, you can verify this archive and restore it into this account or another one.
`
