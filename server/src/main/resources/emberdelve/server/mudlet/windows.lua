-- The windows themselves: made by Geyser when they are first shown, and drawn line by line.
emberdelve = emberdelve or {}
emberdelve.windows = {}
local windows = emberdelve.windows

local GAUGES = {
  health = { front = "#8c2f22", back = "#2b1512" },
  experience = { front = "#8a6420", back = "#2a2010" },
}
local TALK_LINES = 500

local function name(part)
  return "emberdelve." .. part
end

local function gauge(part, at)
  local made = Geyser.Gauge:new({
    name = name(part),
    x = at.x,
    y = at.y,
    width = at.width,
    height = at.height,
    strict = true,
  })
  made.front:setStyleSheet("background-color: " .. GAUGES[part].front .. ";")
  made.back:setStyleSheet("background-color: " .. GAUGES[part].back .. ";")
  made.text:setStyleSheet("color: white; padding-left: 6px;")
  return made
end

local function console(part, at)
  local made = Geyser.MiniConsole:new({
    name = name(part),
    x = at.x,
    y = at.y,
    width = at.width,
    height = at.height,
    autoWrap = true,
    scrollBar = part ~= "state",
    color = "black",
    fontSize = 9,
  })
  made:setBufferSize(TALK_LINES, 100)
  return made
end

local function make(part, at)
  if GAUGES[part] then
    return gauge(part, at)
  elseif part == "map" then
    return Geyser.Mapper:new({
      name = name(part),
      x = at.x,
      y = at.y,
      width = at.width,
      height = at.height,
    })
  end
  return console(part, at)
end

function windows.areOpen()
  return emberdelve.opened ~= nil
end

-- Brings each window to its place for the size that Mudlet's own window has now.
function windows.arrange()
  if not windows.areOpen() then
    return
  end
  local width, height = getMainWindowSize()
  local plan = emberdelve.layout.plan(width, height)
  setBorderRight(plan.right)
  setBorderBottom(plan.bottom)
  for part, window in pairs(emberdelve.opened) do
    if not plan.parts[part] then
      window:hide()
    end
  end
  for part, at in pairs(plan.parts) do
    local window = emberdelve.opened[part]
    if window then
      window:show()
      window:move(at.x, at.y)
      window:resize(at.width, at.height)
    else
      emberdelve.opened[part] = make(part, at)
    end
  end
end

function windows.open()
  emberdelve.opened = emberdelve.opened or {}
  windows.arrange()
end

function windows.close()
  if not windows.areOpen() then
    return
  end
  for _, window in pairs(emberdelve.opened) do
    window:hide()
  end
  emberdelve.opened = nil
  setBorderRight(0)
  setBorderBottom(0)
end

local function find(part)
  return emberdelve.opened and emberdelve.opened[part]
end

function windows.gauge(part, told)
  local window = find(part)
  if window then
    window:setValue(told.value, told.max, told.text)
  end
end

local function write(window, line)
  for _, run in ipairs(line) do
    if type(run) == "table" then
      window:echoLink(run.text, function()
        send(run.send)
      end, run.send, true)
    else
      -- Not cecho: what players write must not be read as colours.
      window:echo(run)
    end
  end
  window:echo("\n")
end

-- Puts these lines in place of all that stands there.
function windows.lines(part, lines)
  local window = find(part)
  if not window then
    return
  end
  window:clear()
  for _, line in ipairs(lines) do
    write(window, line)
  end
end

function windows.append(part, line)
  local window = find(part)
  if window then
    write(window, line)
  end
end
