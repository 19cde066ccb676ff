-- How the character is: two gauges, and a line with gold, choices that wait, and effects.
emberdelve = emberdelve or {}
emberdelve.vitals = {}
local vitals = emberdelve.vitals

function vitals.health(told)
  local text = string.format("%d/%d HP", told.hp, told.maxhp)
  if told.fighting then
    text = text .. ", fighting"
  end
  return { value = told.hp, max = told.maxhp, text = text }
end

-- level: nil as long as it is not known
function vitals.experience(told, level)
  local goal = level and string.format("level %d", level + 1) or "the next level"
  return {
    value = told.xp,
    max = math.max(1, told.xp + told.tnl),
    text = string.format("%d xp, %d to %s", told.xp, told.tnl, goal),
  }
end

local function effect(one)
  local words = one.good and one.name or one.name .. " (bad)"
  return one.seconds < 0 and words or string.format("%s %d s", words, one.seconds)
end

-- The runs of the line; one that is a table can be clicked.
function vitals.state(told, status, effects)
  local runs = { string.format("%d gold", told.gold) }
  if status and status.choices > 0 then
    table.insert(runs, ". ")
    local words = status.choices == 1 and "1 choice waits" or status.choices .. " choices wait"
    table.insert(runs, { text = "levelup: " .. words, send = "levelup" })
  end
  for at, one in ipairs(effects or {}) do
    table.insert(runs, (at == 1 and ". " or ", ") .. effect(one))
  end
  return runs
end
