export { explainEcho, marksOf, type Explanation, type Mark } from './explain-echo.ts'
