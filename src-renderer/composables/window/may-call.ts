import { bridge } from '@/bridge'
import type { ChannelName } from '@contract/channel-map'
import { useRole } from '@/stores/shell/role'

/** Whether main answers a channel for the role of the person. A control whose channel is refused is left out. */
export function useMayCall(): (channel: ChannelName) => boolean {
  const role = useRole()
  return (channel) => role.may(bridge.roleOf[channel])
}
