-- A stand-in for what the package uses of Mudlet. It keeps what it is told, and is as strict as
-- Mudlet's own source is: what Mudlet refuses is refused here, and what it has not is an error.
local standin = {
  sent = {},
  typed = {},
  echoed = {},
  rooms = {},
  areas = { [-1] = { name = "Default Area", data = {} } },
  windows = {},
  borders = { right = 0, bottom = 0 },
  size = { 1200, 800 },
  files = {},
  handlers = {},
  stopped = 0,
  faults = {},
}

local UNSET = { emberdelve = true, mudlet = true, doSpeedWalk = true, speedWalkDir = true }

setmetatable(_G, {
  __index = function(_, name)
    if not UNSET[name] then
      error("Mudlet has no " .. name, 2)
    end
  end,
})

local function fault(words)
  table.insert(standin.faults, words)
end

gmcp = {}

function sendGMCP(text)
  table.insert(standin.sent, text)
end

function send(line)
  table.insert(standin.typed, line)
end

function echo(text)
  table.insert(standin.echoed, text)
end

function stopSounds()
  standin.stopped = standin.stopped + 1
end

function getMudletHomeDir()
  return "/profile"
end

function getPackageInfo(name, key)
  return name .. " " .. key
end

local function copy(value)
  if type(value) ~= "table" then
    return value
  end
  local made = {}
  for key, each in pairs(value) do
    made[key] = copy(each)
  end
  return made
end

function io.exists(file)
  return standin.files[file] ~= nil
end

function table.save(file, value)
  standin.files[file] = copy(value)
end

function table.load(file, into)
  for key, value in pairs(standin.files[file]) do
    into[key] = copy(value)
  end
end

-- Events

function registerNamedEventHandler(user, name, event, deed)
  assert(type(deed) == "function", "no function for " .. event)
  standin.handlers[user .. "/" .. name] = { event = event, deed = deed }
end

function deleteAllNamedEventHandlers(user)
  for key in pairs(standin.handlers) do
    if key:sub(1, #user + 1) == user .. "/" then
      standin.handlers[key] = nil
    end
  end
end

function standin.raise(event, ...)
  local deeds = {}
  for _, handler in pairs(standin.handlers) do
    if handler.event == event then
      table.insert(deeds, handler.deed)
    end
  end
  for _, deed in ipairs(deeds) do
    deed(event, ...)
  end
end

-- As Mudlet: the value replaces the one before, and each part of the name is an event.
function standin.tell(name, value)
  local at, path = gmcp, {}
  for part in name:gmatch("[^.]+") do
    table.insert(path, part)
  end
  for step = 1, #path - 1 do
    at[path[step]] = type(at[path[step]]) == "table" and at[path[step]] or {}
    at = at[path[step]]
  end
  at[path[#path]] = value
  local event = "gmcp"
  for _, part in ipairs(path) do
    event = event .. "." .. part
    standin.raise(event, "gmcp." .. name)
  end
end

-- The map

local LONG = {
  n = "north", ne = "northeast", e = "east", se = "southeast", s = "south",
  sw = "southwest", w = "west", nw = "northwest", u = "up", d = "down",
}
local DOOR_WAYS = {
  n = "n", ne = "ne", e = "e", se = "se", s = "s", sw = "sw", w = "w", nw = "nw", up = "u", down = "d",
}

local function room(num)
  local found = standin.rooms[num]
  if not found then
    error("no room " .. tostring(num), 3)
  end
  return found
end

function roomExists(num)
  return standin.rooms[num] ~= nil
end

function addRoom(num, area)
  assert(standin.areas[area], "no area " .. tostring(area))
  assert(not standin.rooms[num], "room is there")
  standin.rooms[num] = { area = area, name = "", char = "", exits = {}, stubs = {}, doors = {}, data = {} }
end

function getRoomArea(num)
  return room(num).area
end

function setRoomArea(num, area)
  room(num).area = area
end

function setRoomCoordinates(num, x, y, z)
  room(num).at = { x, y, z }
end

function setRoomName(num, name)
  room(num).name = name
end

function setRoomChar(num, char)
  room(num).char = char
end

function setRoomEnv(num, env)
  room(num).env = env
end

function setRoomUserData(num, key, value)
  room(num).data[key] = value
end

function getRoomUserData(num, key)
  return room(num).data[key] or ""
end

function getRoomExits(num)
  local exits = {}
  for short, to in pairs(room(num).exits) do
    exits[LONG[short]] = to
  end
  return exits
end

function setExit(num, to, way)
  assert(LONG[way], "no way " .. tostring(way))
  if to > 0 and not standin.rooms[to] then
    fault("an exit to no room: " .. num .. " " .. way .. " " .. to)
    return false
  end
  room(num).exits[way] = to > 0 and to or nil
  return true
end

function setExitStub(num, way, on)
  assert(LONG[way], "no way " .. tostring(way))
  assert(type(on) == "boolean", "no truth value")
  if on and room(num).exits[way] then
    fault("a stub where an exit is: " .. num .. " " .. way)
    return
  end
  room(num).stubs[way] = on or nil
end

function setDoor(num, way, kind)
  local short = DOOR_WAYS[way]
  if not short or not (room(num).exits[short] or room(num).stubs[short]) then
    fault("a door without an exit: " .. num .. " " .. tostring(way))
    return
  end
  assert(kind >= 0 and kind <= 3, "no kind of door")
  room(num).doors[short] = kind > 0 and kind or nil
end

function centerview(num)
  room(num)
  standin.center = num
end

function updateMap() end

function setCustomEnvColor(env)
  assert(env > 272, "that number is Mudlet's own")
end

function getAreaTable()
  local areas = {}
  for id, area in pairs(standin.areas) do
    areas[area.name] = id
  end
  return areas
end

function addAreaName(name)
  assert(name ~= "", "no name")
  if getAreaTable()[name] then
    return nil, "area names may not be duplicated"
  end
  table.insert(standin.areas, { name = name, data = {} })
  return #standin.areas
end

function setAreaName(id, name)
  standin.areas[id].name = name
end

function getAreaUserData(id, key)
  return standin.areas[id].data[key]
end

function setAreaUserData(id, key, value)
  standin.areas[id].data[key] = value
end

function deleteArea(id)
  standin.areas[id] = nil
  for num, each in pairs(standin.rooms) do
    if each.area == id then
      standin.rooms[num] = nil
    end
  end
end

-- Windows

function getMainWindowSize()
  return standin.size[1], standin.size[2]
end

function setBorderRight(width)
  standin.borders.right = width
end

function setBorderBottom(height)
  standin.borders.bottom = height
end

local function class(kind, more)
  local methods = {}
  methods.__index = methods
  function methods:new(made)
    assert(made.name and made.x and made.y and made.width and made.height, "no place for a window")
    local known = standin.windows[made.name]
    local window = setmetatable(copy(made), methods)
    window.kind = kind
    window.shown = true
    -- A console that is made again keeps its words.
    window.lines = known and known.lines or { {} }
    standin.windows[made.name] = window
    if more.made then
      more.made(window)
    end
    return window
  end
  function methods:move(x, y)
    self.x, self.y = x, y
  end
  function methods:resize(width, height)
    self.width, self.height = width, height
  end
  function methods:show()
    self.shown = true
  end
  function methods:hide()
    self.shown = false
  end
  for name, method in pairs(more) do
    if name ~= "made" then
      methods[name] = method
    end
  end
  return methods
end

local style = { setStyleSheet = function() end }

Geyser = {
  Gauge = class("gauge", {
    made = function(window)
      window.front, window.back, window.text = style, style, style
    end,
    setValue = function(self, value, max, text)
      assert(type(value) == "number" and type(max) == "number" and max > 0, "no numbers")
      self.value, self.max, self.says = value, max, text
    end,
  }),
  MiniConsole = class("console", {
    setBufferSize = function() end,
    clear = function(self)
      self.lines = { {} }
    end,
    echo = function(self, text)
      assert(type(text) == "string", "no text")
      for piece, ending in text:gmatch("([^\n]*)(\n?)") do
        if piece ~= "" then
          table.insert(self.lines[#self.lines], piece)
        end
        if ending ~= "" then
          table.insert(self.lines, {})
        end
      end
    end,
    echoLink = function(self, text, deed, hint)
      assert(type(deed) == "function" and type(hint) == "string", "no link")
      self.links = self.links or {}
      self.links[text] = deed
      table.insert(self.lines[#self.lines], text)
    end,
  }),
  Mapper = class("map", {}),
}

-- The words of a window, line by line; empty where it is not to be seen.
function standin.read(part)
  local window = standin.windows["emberdelve." .. part]
  local lines = {}
  if not window or not window.shown then
    return lines
  end
  for _, line in ipairs(window.lines) do
    table.insert(lines, table.concat(line))
  end
  if lines[#lines] == "" then
    table.remove(lines)
  end
  return lines
end

-- Runs the scripts of the package, as Mudlet does when it installs one.
function standin.install()
  for line in io.lines("scripts.txt") do
    local script = assert(loadfile(line))
    script()
  end
  standin.raise("sysInstallPackage", "emberdelve", "emberdelve.mpackage")
end

return standin
