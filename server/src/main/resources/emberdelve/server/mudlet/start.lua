-- Listens to Mudlet's events. Scripts may be run more than once: a name is registered once.
emberdelve = emberdelve or {}
emberdelve.start = {}
local start = emberdelve.start

local OURS = "emberdelve"
local SPEEDWALK_MOST = 19

local function latest(name)
  local value = gmcp
  for part in name:gmatch("[^.]+") do
    value = type(value) == "table" and value[part] or nil
  end
  return value
end

local function on(event, deed)
  registerNamedEventHandler(OURS, event, event, deed)
end

local function listenTo(name, take)
  on("gmcp." .. name, function()
    local told = latest(name)
    if type(told) == "table" then
      emberdelve.latest[name] = told
      take(told)
    end
  end)
end

-- A double click on a room of the map. More steps than the server lets wait would be refused.
local function walk()
  if #speedWalkDir > SPEEDWALK_MOST then
    echo("That is " .. #speedWalkDir .. " steps away, and more than " .. SPEEDWALK_MOST .. ".\n")
    return
  end
  for _, way in ipairs(speedWalkDir) do
    send(way)
  end
end

function start.begin()
  emberdelve.settings.read()
  for name, take in pairs(emberdelve.handlers) do
    listenTo(name, take)
  end
  on("sysProtocolEnabled", function(_, protocol)
    if protocol == "GMCP" then
      emberdelve.messages.ask(false)
    end
  end)
  on("sysInstallPackage", function(_, package)
    if package == OURS then
      emberdelve.map.colours()
      emberdelve.messages.ask(true)
    end
  end)
  on("sysUninstallPackage", function(_, package)
    if package == OURS then
      start.stop()
    end
  end)
  on("sysLoadEvent", function()
    emberdelve.map.colours()
  end)
  on("sysWindowResizeEvent", function()
    emberdelve.windows.arrange()
  end)
  on("sysDisconnectionEvent", function()
    emberdelve.latest["Delve.Timeline"] = nil
    emberdelve.screen.foes()
  end)
  mudlet = mudlet or {}
  mudlet.mapper_script = true
  doSpeedWalk = doSpeedWalk or walk
end

function start.stop()
  emberdelve.windows.close()
  deleteAllNamedEventHandlers(OURS)
end

start.begin()
