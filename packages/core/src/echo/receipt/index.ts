export { auditEcho, type AuditFailure } from './audit.ts'
export { receiptOf } from './receipt.ts'
