import { AcousticAnalysis, AcousticQuery, DeviceCheck, DeviceCheckQuery } from '../acoustic.ts'
import { endpoint } from '../endpoint.ts'

export const deviceCheck = endpoint({
  method: 'GET',
  path: '/api/acoustic/device-check',
  access: 'account',
  query: DeviceCheckQuery,
  response: { 200: DeviceCheck },
})

export const analysis = endpoint({
  method: 'GET',
  path: '/api/acoustic/analysis',
  access: 'account',
  query: AcousticQuery,
  response: { 200: AcousticAnalysis },
})
