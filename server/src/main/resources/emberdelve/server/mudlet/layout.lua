-- Where each window is, in pixels, for a main window of a size. Small ones get fewer.
emberdelve = emberdelve or {}
emberdelve.layout = {}
local layout = emberdelve.layout

local NARROW = 700
local LOW = 480
local COLUMN_LEAST = 260
local COLUMN_MOST = 420
local GAUGE = 22
local LINE = 24
local FOES_BELOW = 72

-- From top to bottom, with the share of the column's height in percent.
local TALL = { { "map", 32 }, { "room", 17 }, { "foes", 22 }, { "group", 11 }, { "talk", 18 } }
local SHORT = { { "map", 42 }, { "foes", 36 }, { "talk", 22 } }

local function column(plan, width, height)
  local wide = math.floor(math.max(COLUMN_LEAST, math.min(COLUMN_MOST, width * 0.3)))
  local top = 0
  local parts = height < LOW and SHORT or TALL
  for at, part in ipairs(parts) do
    local name, share = part[1], part[2]
    local high = at == #parts and height - top or math.floor(height * share / 100)
    plan.parts[name] = { x = width - wide, y = top, width = wide, height = high }
    top = top + high
  end
  plan.right = wide
end

-- right, bottom: what the text leaves free; parts: the windows that are shown, by name.
function layout.plan(width, height)
  local plan = { right = 0, bottom = GAUGE + LINE, parts = {} }
  if width >= NARROW then
    column(plan, width, height)
  elseif height >= LOW then
    plan.bottom = plan.bottom + FOES_BELOW
    plan.parts.foes = { x = 0, y = height - plan.bottom, width = width, height = FOES_BELOW }
  end
  local left = width - plan.right
  local half = math.floor(left / 2)
  local top = height - GAUGE - LINE
  plan.parts.health = { x = 0, y = top, width = half, height = GAUGE }
  plan.parts.experience = { x = half, y = top, width = left - half, height = GAUGE }
  plan.parts.state = { x = 0, y = top + GAUGE, width = left, height = LINE }
  return plan
end
