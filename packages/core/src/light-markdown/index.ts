export { blocksOf, inlinesOf, type Block, type Inline, type Item, type Range } from './light-markdown.ts'
