export {
  AVATAR_INVALID,
  AVATAR_MAX_BYTES,
  AVATAR_NOT_IMAGE,
  AVATAR_TOO_LARGE,
  avatarProblem,
  DISPLAY_NAME_MAX,
} from './profile.ts'
