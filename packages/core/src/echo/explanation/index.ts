export { explainEcho, marksOf } from './explain-echo.ts'
