/**
 * The budget of one key and family over all computers of a workspace, as one atomic step on the clock of the server.
 *
 * Every computer holds a share: the calls it may make while the server is unreachable. At any time
 * `calls in the window + all shares <= limit`, so a computer that loses the server can start on its share at once, and
 * the others can never spend it. What nobody holds is the pool, from which connected computers take call by call.
 *
 * A share only shrinks after its computer has agreed: the server answers a beat with a lower target, the computer
 * applies it, and the next beat releases the difference. Likewise calls made on the share leave it before they are
 * reported, so a lost answer never lets them be made twice.
 */
import type { EngineScript } from '../../../shared/ports/network/workspace-engine'

/** Longest duration of a call. A call of a killed computer ages from its start plus this. */
const MAX_CALL_MS = 120_000
/** Added to the window for the way to the server and back. */
export const SHARED_SLACK_MS = 2000
/** A computer without a beat for this long is away: its share stays reserved. */
const AWAY_AFTER_MS = 30_000
/** A larger difference to the expected time is a changed clock. */
const CLOCK_JUMP_MS = 5000
/** After this time without a beat a computer is forgotten, and its share with it. */
export const FORGET_AFTER_MS = 8 * 86_400_000
/** The first of several new computers waits this long for a sign of those that have joined before. */
const FIRST_WAIT_MS = 1200

/**
 * `KEYS`: state (hash), calls (sorted set of `computer:call` by the time they age from).
 *
 * `ARGV`: operation, computer, limit, window in ms, reserve in percent, expected time (0: unknown), then
 *
 * - `acquire` call, background (0 or 1), last tick seen: `ok` with 1 for the probe after a 429 | `limit` ms |
 *   `wait` ms | `stop` ms | `alone` | `unknown`
 * - `settle` call, outcome (`done`, `unsent`)
 * - `beat` share, number of the message, `here`, `less` (never a larger share) or `leave`, last tick seen: `ok` share |
 *   `unknown` | `stale`
 * - `join` what is left of the share, number of the message, last tick seen (0: new here), ms left of a stop, ms since
 *   the last answer, known computers, then the ages in ms of its own calls, newest first: `ok` share | `stale` number
 *   of the last message
 * - `stop` ms, `lift`
 * - `usage`: computer, calls, limit and window in ms of a present computer (0: away) in turn
 *
 * The answers of `acquire`, `beat` and `join` end with: calls used, sum of all shares, computers here, tick, time,
 * known computers with their shares (`id:share`, comma separated), ms left of a stop (at least 1 until a probe has
 * succeeded; 0: none).
 */
export const BUDGET_SCRIPT: EngineScript = {
  source: `
local state, calls = KEYS[1], KEYS[2]
local op, me = ARGV[1], ARGV[2]
local limit, window, reserve = tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])
local MAX_CALL, SLACK, JUMP = ${MAX_CALL_MS}, ${SHARED_SLACK_MS}, ${CLOCK_JUMP_MS}
local AWAY, FORGET, FIRST_WAIT = ${AWAY_AFTER_MS}, ${FORGET_AFTER_MS}, ${FIRST_WAIT_MS}
local function num(field) return tonumber(redis.call('HGET', state, field) or '0') end
local function set(field, value) redis.call('HSET', state, field, string.format('%.0f', value)) end

local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
local offset, last = num('offset'), num('last')
local expected = tonumber(ARGV[6])
local shown = now + offset
if expected > 0 and shown > expected + JUMP then shown = expected end -- the clock was set ahead
shown = math.max(shown, last) -- or back
if shown ~= now + offset then set('offset', shown - now) end
now = shown
if expected > 0 or last == 0 then set('last', now) end
redis.call('ZREMRANGEBYSCORE', calls, '-inf', now - 2 * math.max(window, 3600000))
local oldest = '(' .. string.format('%.0f', now - window - SLACK)
local used = redis.call('ZCOUNT', calls, oldest, '+inf')

local shares, beats, limits = {}, {}, {}
local all = redis.call('HGETALL', state)
for i = 1, #all, 2 do
  local kind, id = string.sub(all[i], 1, 2), string.sub(all[i], 3)
  if kind == 'h:' then shares[id] = tonumber(all[i + 1])
  elseif kind == 'b:' then beats[id] = tonumber(all[i + 1])
  elseif kind == 'l:' then limits[id] = all[i + 1] end
end
local reserved, here, away, known = 0, 0, 0, 0
for id, share in pairs(shares) do
  if id ~= me and now - (beats[id] or now) > FORGET then
    redis.call('HDEL', state, 'h:' .. id, 'b:' .. id, 'q:' .. id, 'l:' .. id, 'e:' .. id, 'n:' .. id)
    shares[id] = nil
  else
    reserved = reserved + share
    known = known + 1
    if id == me or now - (beats[id] or 0) <= AWAY then here = here + 1 else away = away + share end
  end
end

local function freeIn(excess)
  local from = redis.call('ZRANGEBYSCORE', calls, oldest, '+inf', 'WITHSCORES', 'LIMIT', excess - 1, 1)
  if not from[2] then return window + SLACK end
  return math.max(0, math.min(tonumber(from[2]), now) + window + SLACK - now)
end
local function reply(...)
  local out, stop = { ... }, num('stop')
  local all, left = {}, stop > 0 and math.max(1, stop - now) or 0
  for id, share in pairs(shares) do all[#all + 1] = id .. ':' .. share end
  local ids = table.concat(all, ',')
  for i, value in ipairs({ used, reserved, here, num('tick'), string.format('%.0f', now), ids, left }) do
    out[#out + 1] = value
  end
  return out
end
local function reserve_for(id, share)
  reserved = reserved - (shares[id] or 0) + share
  if shares[id] == nil then known = known + 1 end
  shares[id] = share
  set('h:' .. id, share)
end
local function hold(share)
  reserve_for(me, share)
  redis.call('HSET', state, 'l:' .. me, ARGV[3] .. ' ' .. ARGV[4])
end
-- the data were lost since this computer joined, so they lack its calls
local function mustJoin(tick)
  return shares[me] == nil or num('tick') < tonumber(tick) or num('e:' .. me) ~= num('epoch')
end
local function stopAt(at) if at > num('stop') then set('stop', at) end end

if op == 'acquire' then
  if mustJoin(ARGV[9]) then return reply('unknown', 0) end
  local stop = num('stop')
  if stop > now then return reply('stop', stop - now) end
  if stop > 0 and num('probe') > now then return reply('stop', math.min(1000, num('probe') - now)) end
  local allowed = limit
  if ARGV[8] == '1' then allowed = limit - math.ceil(limit * reserve / 100) end
  if limit > 0 and used >= allowed then return reply('limit', freeIn(math.max(1, used - allowed + 1))) end
  if num('recover') > now then return reply('alone', 0) end
  if limit > 0 then
    if used + reserved >= limit then
      if reserved > away then return reply('wait', freeIn(1)) end
      return reply('limit', freeIn(1))
    end
  end
  if stop > 0 then
    set('probe', now + MAX_CALL)
    redis.call('HSET', state, 'probe by', me .. ':' .. ARGV[7])
  end
  redis.call('ZADD', calls, now + MAX_CALL, me .. ':' .. ARGV[7])
  used = used + 1
  redis.call('HINCRBY', state, 'tick', 1) -- a server that lost this call has an older tick
  return reply('ok', stop > 0 and 1 or 0)
end

if op == 'settle' then
  if ARGV[8] == 'unsent' and redis.call('HGET', state, 'probe by') == me .. ':' .. ARGV[7] then set('probe', 0) end
  if ARGV[8] == 'unsent' then return redis.call('ZREM', calls, me .. ':' .. ARGV[7]) end
  return redis.call('ZADD', calls, 'XX', now, me .. ':' .. ARGV[7])
end

if op == 'beat' then
  if mustJoin(ARGV[10]) then return reply('unknown', 0) end
  if tonumber(ARGV[8]) <= num('q:' .. me) then return reply('stale', 0) end
  set('q:' .. me, tonumber(ARGV[8]))
  local mine = tonumber(ARGV[7])
  hold(mine)
  redis.call('HINCRBY', state, 'tick', 1)
  if ARGV[9] == 'leave' then
    set('b:' .. me, now - AWAY - 1)
    return reply('ok', math.min(mine, math.floor(limit / (4 * math.max(1, known)))))
  end
  set('b:' .. me, now)
  if num('recover') > now then
    local others = 0
    for id in pairs(shares) do
      if id ~= me and now - (beats[id] or 0) > AWAY then return reply('ok', mine) end
      if id ~= me then others = others + 1 end
    end
    -- a computer on its own may not know those that joined after it had gone
    if others == 0 then return reply('ok', mine) end
    set('recover', 0)
  end
  local pool = math.max(1, math.ceil(limit / 20))
  local target = math.floor(math.max(0, limit - used - away - pool) / math.max(1, here))
  target = math.min(target, math.floor(limit / math.max(1, known)))
  local step = math.max(1, limit / 50)
  if target < mine and (mine - target >= step or limit - used - reserved < pool / 2) then return reply('ok', target) end
  if ARGV[9] == 'here' and (target >= mine + step or (target > mine and mine == 0)) then
    local free = limit - used - reserved
    if free > 0 then hold(math.min(target, mine + free)) end
    return reply('ok', shares[me])
  end
  return reply('ok', mine)
end

if op == 'join' then
  -- sent over an earlier connection: its computer may have made calls and taken a larger share since
  if tonumber(ARGV[8]) <= num('q:' .. me) then return reply('stale', num('q:' .. me)) end
  local mine, seen, others, count = tonumber(ARGV[7]), tonumber(ARGV[9]), {}, 0
  for id, share in string.gmatch(ARGV[12], '([^,:]+):?(%d*)') do
    others[id] = tonumber(share) or 0
    count = count + 1
  end
  if seen == 0 and shares[me] == nil then
    set('n:' .. me, now)
    -- a copy that had the id of another computer has replaced calls of that one: all report theirs again
    if #ARGV > 12 then redis.call('HINCRBY', state, 'epoch', 1) end
    if here == 0 then set('recover', math.max(num('recover'), now + FIRST_WAIT)) end
  end
  if seen > 0 and (num('tick') < seen or shares[me] == nil) then -- calls and shares that it has seen are missing
    set('recover', now + window + SLACK + MAX_CALL)
    redis.call('HINCRBY', state, 'epoch', 1) -- the others join again, too
    set('tick', math.max(seen, num('tick')))
    -- a beat in the old data is no sign that its computer has reported its calls since
    for id in pairs(shares) do
      if id ~= me then set('b:' .. id, now - AWAY - 1) end
      -- it came after the loss, and its share is a part of what is missing
      if id ~= me and not others[id] and num('n:' .. id) > now - tonumber(ARGV[11]) - SLACK then reserve_for(id, 0) end
    end
    for id, held in pairs(others) do
      local share = math.max(held, math.floor(limit / count))
      if id ~= me and (shares[id] or 0) < share then
        reserve_for(id, share)
        if not beats[id] then set('b:' .. id, now - AWAY - 1) end
      end
    end
  else
    mine = math.min(mine, shares[me] or 0)
  end
  local stored, reported = {}, #ARGV - 12
  for _, member in ipairs(redis.call('ZREVRANGEBYSCORE', calls, '+inf', oldest)) do
    if string.sub(member, 1, #me + 1) == me .. ':' then stored[#stored + 1] = member end
  end
  -- the report replaces the entries: the late outcome of one of them must not remove a reported call
  for i = 13, #ARGV do
    local age = tonumber(ARGV[i])
    local from = age < 0 and now + math.min(MAX_CALL, window) or now - age
    redis.call('ZADD', calls, from, me .. ':' .. ARGV[8] .. '/' .. i)
  end
  for i = 1, math.min(reported, #stored) do redis.call('ZREM', calls, stored[i]) end
  used = used + math.max(0, reported - #stored)
  hold(mine)
  set('e:' .. me, num('epoch'))
  set('b:' .. me, now)
  set('q:' .. me, tonumber(ARGV[8]))
  local stopLeft = tonumber(ARGV[10])
  if stopLeft > 0 then stopAt(now + stopLeft) end
  return reply('ok', shares[me])
end

if op == 'stop' then
  stopAt(now + tonumber(ARGV[7]))
  set('probe', 0)
  return 1
end
if op == 'lift' then
  redis.call('HDEL', state, 'stop', 'probe')
  return 1
end
if op == 'usage' then
  local count, out = {}, {}
  for _, member in ipairs(redis.call('ZRANGEBYSCORE', calls, oldest, '+inf')) do
    local id = string.sub(member, 1, string.find(member, ':', 1, true) - 1)
    count[id] = (count[id] or 0) + 1
  end
  for id, beat in pairs(beats) do
    if now - beat <= AWAY then count[id] = count[id] or 0 else limits[id] = nil end
  end
  for id, made in pairs(count) do
    local set_limit, set_window = string.match(limits[id] or '0 0', '(%d+) (%d+)')
    for _, value in ipairs({ id, made, set_limit or 0, set_window or 0 }) do out[#out + 1] = value end
  end
  return out
end
return redis.error_reply('unknown operation')
`
}
