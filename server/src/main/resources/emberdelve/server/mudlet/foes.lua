-- The enemies in the room: how hurt, at whom, what they are about to do, when, and what helps.
emberdelve = emberdelve or {}
emberdelve.foes = {}
local foes = emberdelve.foes

local TURNS_MOST = 5

local function named(turn)
  return turn.number > 0 and turn.name .. " " .. turn.number or turn.name
end

local function called(next, id, own)
  for _, turn in ipairs(next) do
    if turn.id == id then
      return turn.name == own and "you" or named(turn)
    end
  end
  return ""
end

-- Whole seconds, never too many: who reads "1 s" has a second at most.
local function seconds(told, tick)
  return math.max(0, math.floor((tick - told.now) * told.tick / 1000))
end

local function inTime(left)
  return left == 0 and "now" or "in " .. left .. " s"
end

-- Who means the reader, or everybody, comes first, and then what lands first.
local function sorted(told, own)
  local all = {}
  for at, turn in ipairs(told.next) do
    if turn.foe then
      local whom = called(told.next, turn.target, own)
      local rank = turn.sign == "" and 2 or ((whom == "" or whom == "you") and 0 or 1)
      table.insert(all, { turn = turn, whom = whom, rank = rank, at = at })
    end
  end
  table.sort(all, function(one, other)
    if one.rank ~= other.rank then
      return one.rank < other.rank
    end
    if one.turn.lands ~= other.turn.lands then
      return one.turn.lands < other.turn.lands
    end
    return one.at < other.at
  end)
  return all
end

local function stance(told, turn, own)
  local words = named(turn) .. ", " .. turn.condition:gsub("%-", " ")
  local victim = called(told.next, turn.against, own)
  return victim == "" and words or words .. ", strikes at " .. victim
end

local function menace(told, foe)
  local lands = math.max(foe.turn.lands, foe.turn.due)
  local words = "  " .. inTime(seconds(told, lands)) .. ": " .. foe.turn.sign
  return foe.whom == "" and words or words .. ", meant for " .. foe.whom
end

local function answers(turn)
  local runs = { "  answer: " }
  for at, line in ipairs(turn.answers) do
    if at > 1 then
      table.insert(runs, " or ")
    end
    -- An id says nothing to a reader; the name does.
    local first, last = line:find(turn.id, 1, true)
    local words = first and line:sub(1, first - 1) .. named(turn) .. line:sub(last + 1) or line
    table.insert(runs, { text = words, send = line })
  end
  return runs
end

local function turns(told, own)
  local words = {}
  for at = 1, math.min(TURNS_MOST, #told.next) do
    local turn = told.next[at]
    local name = turn.name == own and "you" or named(turn)
    table.insert(words, name .. " " .. inTime(seconds(told, turn.due)))
  end
  return "Next: " .. table.concat(words, ", ")
end

-- The lines, each a list of runs; none where nobody fights.
function foes.lines(told, own)
  local lines = {}
  if not told or #told.next == 0 then
    return lines
  end
  for _, foe in ipairs(sorted(told, own)) do
    table.insert(lines, { stance(told, foe.turn, own) })
    if foe.turn.sign ~= "" then
      table.insert(lines, { menace(told, foe) })
      if #foe.turn.answers > 0 then
        table.insert(lines, answers(foe.turn))
      end
    end
  end
  table.insert(lines, { turns(told, own) })
  return lines
end
