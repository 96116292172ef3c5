export { blocksOf, inlinesOf, type Block, type Item, type Range } from './light-markdown.ts'
