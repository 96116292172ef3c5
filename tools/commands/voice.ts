// `npm run voice [folder]`: banned wording in comments, strings and documents, with what to write instead.
import { bannedIn } from '../voice/banned.ts'
import { texts } from '../voice/texts.ts'

const [folder = ''] = process.argv.slice(2)
let count = 0
for (const { file, line, kind, text } of texts()) {
  if (!file.startsWith(folder)) continue
  for (const found of bannedIn(text)) {
    console.log(`${file}:${line} ${kind}: ${found}`)
    count++
  }
}
console.log(`${count} places`)
process.exitCode = count > 0 ? 1 : 0
