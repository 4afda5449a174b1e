/** The names of all channels and topics at run time. */
import { CHANNELS, type ChannelName, type TopicName } from './channel-map'

const groups = Object.values(CHANNELS)

export const CHANNEL_NAMES = groups.flatMap(({ withInput, withoutInput }) =>
  Object.keys({ ...withInput, ...withoutInput })
) as readonly ChannelName[]

export const TOPIC_NAMES = groups.flatMap(({ topics }) => Object.keys(topics)) as readonly TopicName[]
