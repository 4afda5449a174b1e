import type { SettingProblem } from '../settings/setting-problems'

/** May be empty. The 32 bytes of an Ed25519 public key in hexadecimal. */
export function updateKeyProblem(key: string): SettingProblem | null {
  return key === '' || /^[0-9a-f]{64}$/.test(key) ? null : { code: 'update-key' }
}
