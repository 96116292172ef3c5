import { ApiDescription, Health } from '../health.ts'
import { endpoint } from '../endpoint.ts'

export const alive = endpoint({
  method: 'GET',
  path: '/healthz',
  access: 'anyone',
  response: { 200: Health },
})

export const ready = endpoint({
  method: 'GET',
  path: '/readyz',
  access: 'anyone',
  response: { 200: Health },
})

export const description = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'anyone',
  response: { 200: ApiDescription },
})
