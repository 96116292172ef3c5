// `node tools/commands/voice.ts [folder]`: banned wording in comments, strings and documents, with what to write
// instead, and names in British spelling.
import { bannedIn, isBritish } from '../voice/banned.ts'
import { names, texts } from '../voice/texts.ts'

const [folder = ''] = process.argv.slice(2)
let count = 0
for (const { file, line, kind, text } of texts()) {
  if (!file.startsWith(folder)) continue
  for (const found of bannedIn(text)) {
    console.log(`${file}:${line} ${kind}: ${found}`)
    count++
  }
}
for (const { file, name } of names()) {
  if (!file.startsWith(folder) || !isBritish(name)) continue
  console.log(`${file} name: “${name}” → American spelling`)
  count++
}
console.log(`${count} places`)
process.exitCode = count > 0 ? 1 : 0
