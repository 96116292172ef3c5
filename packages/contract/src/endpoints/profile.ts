import { AvatarUploaded, ProfileAnswer, ProfileChange } from '../profile.ts'
import { endpoint } from '../endpoint.ts'
import { NO_CONTENT } from '../no-content.ts'

export const read = endpoint({
  method: 'GET',
  path: '/api/profile',
  access: 'account',
  slash: true,
  response: { 200: ProfileAnswer },
})

export const change = endpoint({
  method: 'PUT',
  path: '/api/profile',
  access: 'account',
  slash: true,
  body: ProfileChange,
  response: { 200: ProfileAnswer },
})

export const uploadAvatar = endpoint({
  method: 'POST',
  path: '/api/profile/avatar',
  access: 'account',
  upload: true,
  response: { 200: AvatarUploaded },
})

export const avatar = endpoint({
  method: 'GET',
  path: '/api/profile/avatar/:id',
  access: 'account',
  answer: 'file',
  response: {},
})

export const removeAvatar = endpoint({
  method: 'DELETE',
  path: '/api/profile/avatar',
  access: 'account',
  response: NO_CONTENT,
})
