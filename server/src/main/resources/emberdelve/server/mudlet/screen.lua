-- What is shown now, from what the server told last; and whether anything is shown at all.
emberdelve = emberdelve or {}
emberdelve.screen = {}
local screen = emberdelve.screen

-- The latest message of each name. It outlives an update of the package.
emberdelve.latest = emberdelve.latest or {}

-- Whether windows are wanted. As long as the server has not said that nobody listens to a screen
-- reader, none opens.
function screen.isWanted()
  local settings = emberdelve.settings
  if settings.hidden or settings.reader == "on" then
    return false
  end
  if settings.reader == "off" then
    return true
  end
  local told = emberdelve.latest["Client.ScreenReader"]
  return told ~= nil and not told.on
end

function screen.own()
  local status = emberdelve.latest["Char.Status"]
  return status and status.name or ""
end

function screen.vitals()
  local latest = emberdelve.latest
  local told = latest["Char.Vitals"]
  if not told then
    return
  end
  local status = latest["Char.Status"]
  local level = status and status.level
  emberdelve.windows.gauge("health", emberdelve.vitals.health(told))
  emberdelve.windows.gauge("experience", emberdelve.vitals.experience(told, level))
  local runs = emberdelve.vitals.state(told, status, latest["Char.Effects"])
  emberdelve.windows.lines("state", { runs })
end

function screen.foes()
  local told = emberdelve.latest["Delve.Timeline"]
  emberdelve.windows.lines("foes", emberdelve.foes.lines(told, screen.own()))
end

function screen.room()
  local latest = emberdelve.latest
  local lines =
    emberdelve.room.lines(latest["Room.Info"], latest["Room.Players"], latest["Room.People"])
  emberdelve.windows.lines("room", lines)
end

function screen.group()
  emberdelve.windows.lines("group", emberdelve.group.lines(emberdelve.latest["Group"]))
end

function screen.all()
  screen.vitals()
  screen.foes()
  screen.room()
  screen.group()
  emberdelve.windows.lines("talk", emberdelve.talk.lines())
end

-- Opens or closes the windows, as they are wanted.
function screen.follow()
  local open = emberdelve.windows.areOpen()
  if screen.isWanted() == open then
    return
  end
  if open then
    emberdelve.windows.close()
    return
  end
  emberdelve.windows.open()
  screen.all()
end
