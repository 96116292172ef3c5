/** What lies in an archive, for whoever opens it, with Soundings or without. */
export const README = `# Your Soundings archive

Everything you wrote and everything that came back.

- \`journal/\`: your entries to be read, one file for each month, in Markdown. Entries without a date are in
  \`journal/undated.md\`.
- \`entries.jsonl\`: every entry with all that is known of it, one JSON object per line.
- \`echoes.jsonl\`: every Echo with its receipt: the rule, the figures and the entries it rests on.
- \`photographs/\`: photographs of pages as you sent them, and as a browser shows them (\`.shown.jpg\`).
  \`photographs.jsonl\` says to which entry each belongs.
- \`profile.json\` and \`profile/picture.webp\`: your name here, your time zone and your photo, if you have one.
- \`unreadable.md\`: there only if something was damaged on the server and could not go along; it says what.
- \`account.json\`: what Soundings knows about your account.
- \`manifest.json\`: the list of all files with their sizes and SHA-256, so that a change to any of them can be found.

In Soundings, under Settings, Data Export, you can verify this archive and restore it into this account or another.
`
