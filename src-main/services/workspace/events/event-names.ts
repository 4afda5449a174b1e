/** Names of shared events and claims on the server, where they are keyed digests. */
export const EVENTS_PART = 'events'
export const FACTS_PART = 'events facts'
export const EVENTS_TOPIC = 'events'
export const CLAIMS_PART = 'claims'
export const CLAIM_FACTS_PART = 'claims facts'
export const CLAIMS_TOPIC = 'claims'
