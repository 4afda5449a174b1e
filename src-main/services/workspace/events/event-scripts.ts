/** Scripts of shared events and claims. Each runs on the server as one atomic step, on the server's clock. */
import type { EngineScript } from '../../../shared/ports/network/workspace-engine'

const NOW = `local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
`

/**
 * Takes, renews and returns the leases of several sources. A lease is the text "token computer".
 *
 * `KEYS`, three for each source: lease, counter of tokens, computers that want it. `ARGV`: computer, length of a lease
 * in milliseconds, then for each source this computer's token (0: none) and 1 if it wants the lease. Returns for each:
 * own token (0: none), milliseconds left, holder, and how many others want it.
 */
export const LEASES: EngineScript = {
  source: `${NOW}local out = {}
for i = 1, #KEYS / 3 do
  local lease, tokens, wanting = KEYS[3 * i - 2], KEYS[3 * i - 1], KEYS[3 * i]
  local mine = ARGV[2 * i + 1] .. ' ' .. ARGV[1]
  local wants = ARGV[2 * i + 2] == '1'
  if wants then redis.call('ZADD', wanting, now, ARGV[1]) else redis.call('ZREM', wanting, ARGV[1]) end
  redis.call('ZREMRANGEBYSCORE', wanting, '-inf', now - ARGV[2])
  redis.call('PEXPIRE', wanting, ARGV[2])
  local held = redis.call('GET', lease)
  if wants and held == mine then
    redis.call('PEXPIRE', lease, ARGV[2])
  elseif wants and (not held or string.sub(held, -32) == ARGV[1]) then
    held = redis.call('INCR', tokens) .. ' ' .. ARGV[1]
    redis.call('SET', lease, held, 'PX', ARGV[2])
  elseif not wants and held == mine then
    redis.call('DEL', lease)
    held = false
  end
  local others = redis.call('ZCARD', wanting)
  if wants then others = others - 1 end
  local own = 0
  if held and string.sub(held, -32) == ARGV[1] and wants then own = tonumber(string.match(held, '^%d+')) end
  table.insert(out, { own, math.max(0, redis.call('PTTL', lease)), held and string.sub(held, -32) or '', others })
end
return out`
}

/**
 * Publishes an event once. `KEYS`: stream, facts of it, key of the event, lease. `ARGV`: sealed event, lease as this
 * computer knows it ('': published without one), computer, name of new data, most events, most bytes, how long in
 * milliseconds. Returns the number of the event; 0: it is already there; -1: the lease has ended.
 */
export const PUBLISH: EngineScript = {
  source: `${NOW}if ARGV[2] ~= '' and redis.call('GET', KEYS[4]) ~= ARGV[2] then return -1 end
if redis.call('EXISTS', KEYS[3]) == 1 then return 0 end
redis.call('HSETNX', KEYS[2], 'epoch', ARGV[4])
local number = redis.call('HINCRBY', KEYS[2], 'number', 1)
redis.call('XADD', KEYS[1], '*', 'n', number, 'c', ARGV[3], 'v', ARGV[1])
local bytes = redis.call('HINCRBY', KEYS[2], 'bytes', #ARGV[1])
-- the stream may have expired; its facts do not
if redis.call('XLEN', KEYS[1]) == 1 then
  bytes = #ARGV[1]
  redis.call('HSET', KEYS[2], 'bytes', bytes)
end
redis.call('SET', KEYS[3], '1', 'PX', ARGV[7])
while true do
  local first = redis.call('XRANGE', KEYS[1], '-', '+', 'COUNT', 1)[1]
  local count = redis.call('XLEN', KEYS[1])
  local isOld = tonumber(string.match(first[1], '^%d+')) < now - ARGV[7]
  if count <= 1 or not (count > tonumber(ARGV[5]) or bytes > tonumber(ARGV[6]) or isOld) then break end
  redis.call('XDEL', KEYS[1], first[1])
  bytes = redis.call('HINCRBY', KEYS[2], 'bytes', -#first[2][6])
end
redis.call('PEXPIRE', KEYS[1], ARGV[7])
return number`
}

/**
 * `KEYS`: stream, facts of it. `ARGV`: id after which is read, this computer ('': its own events too), most events,
 * most bytes, bytes that the caller expects. Returns the server's time, name of the data, number of the last event,
 * entries of id, number and sealed event ('' for own ones), and 0; instead of more bytes than expected their number.
 */
export const READ: EngineScript = {
  source: `${NOW}local entries = {}
local bytes = 0
for _, entry in ipairs(redis.call('XRANGE', KEYS[1], '(' .. ARGV[1], '+', 'COUNT', ARGV[3])) do
  local sealed = entry[2][6]
  if entry[2][4] == ARGV[2] then sealed = '' end
  if #entries > 0 and bytes + #sealed > tonumber(ARGV[4]) then break end
  bytes = bytes + #sealed
  table.insert(entries, { entry[1], tonumber(entry[2][2]), sealed })
end
local epoch = redis.call('HGET', KEYS[2], 'epoch') or ''
if bytes <= tonumber(ARGV[5]) then bytes = 0 else entries = {} end
return { now, epoch, tonumber(redis.call('HGET', KEYS[2], 'number') or 0), entries, bytes }`
}

/**
 * Changes a claim if it still is what this computer knows. `KEYS`: claims, facts of them, ticket or project. `ARGV`:
 * number of the known claim (0: none), sealed claim ('': release), most claims, how long in milliseconds. Returns the
 * number of the change; 0: another claim counts.
 */
export const CLAIM: EngineScript = {
  source: `${NOW}local held = redis.call('HGET', KEYS[1], KEYS[3])
local known = held and tonumber(string.match(held, '^%d+')) or 0
if known ~= tonumber(ARGV[1]) then return { 0 } end
local number = redis.call('HINCRBY', KEYS[2], 'number', 1)
if ARGV[2] == '' then
  redis.call('HDEL', KEYS[1], KEYS[3])
else
  redis.call('HSET', KEYS[1], KEYS[3], number .. ' ' .. now .. ' ' .. ARGV[2])
end
if redis.call('HLEN', KEYS[1]) > tonumber(ARGV[3]) then
  local oldest, name
  local all = redis.call('HGETALL', KEYS[1])
  for i = 1, #all, 2 do
    local one = tonumber(string.match(all[i + 1], '^%d+'))
    if not oldest or one < oldest then oldest = one name = all[i] end
  end
  redis.call('HDEL', KEYS[1], name)
end
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return { number }`
}

/** `KEYS`: claims, facts of them. Returns the server's time, the number of the last change, and all claims. */
export const CLAIMS: EngineScript = {
  source: `${NOW}return { now, tonumber(redis.call('HGET', KEYS[2], 'number') or 0), redis.call('HVALS', KEYS[1]) }`
}
/** `KEYS`: facts of the claims. Returns the number of the last change. */
export const LAST_CLAIM: EngineScript = { source: `return tonumber(redis.call('HGET', KEYS[1], 'number') or 0)` }
