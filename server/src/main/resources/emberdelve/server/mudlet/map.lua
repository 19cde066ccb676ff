-- Mudlet's map: a room for each that the server tells of, under the server's own number.
emberdelve = emberdelve or {}
emberdelve.map = {}
local map = emberdelve.map

local ZONE = "emberdelve.zone"
local BEEN = "emberdelve.been"
local UNSEEN = "?"

-- Numbers of our own, above the 272 that Mudlet gives to colours of terminals.
local LOOKS = { unseen = 1101, safe = 1102, dark = 1103, open = 1104 }
local DOORS = { open = 1, closed = 2, door = 2 }

function map.colours()
  setCustomEnvColor(LOOKS.unseen, 90, 90, 90, 255)
  setCustomEnvColor(LOOKS.safe, 92, 138, 96, 255)
  setCustomEnvColor(LOOKS.dark, 70, 70, 110, 255)
  setCustomEnvColor(LOOKS.open, 176, 128, 72, 255)
end

-- Exits to rooms that are not on the map yet, by the exit itself: number/way.
local waiting = {}

-- The area of a zone. A zone that was renamed keeps its area; a delve that was made anew under the
-- same name takes the place of the one before.
local function area(zone, name)
  local byName = nil
  for known, id in pairs(getAreaTable()) do
    if getAreaUserData(id, ZONE) == zone then
      if known ~= name then
        setAreaName(id, name)
      end
      return id
    end
    if known == name then
      byName = id
    end
  end
  if byName and getAreaUserData(byName, ZONE) then
    deleteArea(byName)
    byName = nil
  end
  local id = byName or addAreaName(name)
  setAreaUserData(id, ZONE, zone)
  return id
end

local function place(id, num, x, y, z)
  if not roomExists(num) then
    addRoom(num, id)
  elseif getRoomArea(num) ~= id then
    setRoomArea(num, id)
  end
  setRoomCoordinates(num, x, y, z)
end

local function connect(num, to, way)
  setExitStub(num, way, false)
  setExit(num, to, way)
end

-- Joins what waited for the room, such as the stair to it from another zone.
local function arrived(to)
  for key, exit in pairs(waiting) do
    if exit.to == to and roomExists(exit.num) then
      connect(exit.num, to, exit.way)
      waiting[key] = nil
    end
  end
end

-- Another character of the profile may have been in a room where this one has not.
local function hasBeen(num)
  return getRoomUserData(num, BEEN) == "yes"
end

local function look(num, name, kind)
  setRoomName(num, name)
  setRoomUserData(num, BEEN, "yes")
  setRoomChar(num, "")
  setRoomEnv(num, LOOKS[kind])
end

local function door(num, way, state)
  local long = ({ u = "up", d = "down" })[way] or way
  setDoor(num, long, DOORS[state] or 0)
end

-- An exit to a room that is not on the map yet, such as one of another zone, is a stub until it is.
local function exits(num, told, doors)
  local before = getRoomExits(num) or {}
  for _, way in ipairs(emberdelve.room.ways) do
    local short, long = way[1], way[2]
    local to = told[short]
    local waits = to and not roomExists(to)
    waiting[num .. "/" .. short] = waits and { num = num, way = short, to = to } or nil
    if to and roomExists(to) then
      connect(num, to, short)
    else
      if before[long] then
        setExit(num, -1, short)
      end
      setExitStub(num, short, to ~= nil)
    end
    if to then
      door(num, short, doors[short])
    end
  end
end

-- Room.Map: all rooms of a zone that the character knows of.
function map.zone(told)
  local id = area(told.zone, told.area)
  for _, room in ipairs(told.rooms) do
    place(id, room.num, room.x, room.y, room.z)
    if room.been and not hasBeen(room.num) then
      look(room.num, room.name, "open")
    elseif room.been then
      setRoomName(room.num, room.name)
    elseif not hasBeen(room.num) then
      setRoomName(room.num, "")
      setRoomChar(room.num, UNSEEN)
      setRoomEnv(room.num, LOOKS.unseen)
    end
  end
  -- Exits need the rooms on both sides.
  for _, room in ipairs(told.rooms) do
    arrived(room.num)
    if room.been then
      exits(room.num, room.exits, room.doors)
    end
  end
  updateMap()
end

-- Room.Info: the room that the character is in.
function map.here(told)
  local id = area(told.id:match("^[^/]*"), told.area)
  place(id, told.num, told.coords.x, told.coords.y, told.coords.z)
  look(told.num, told.name, told.environment)
  arrived(told.num)
  exits(told.num, told.exits, told.doors)
  centerview(told.num)
end

-- Takes our areas off the map, and asks for them again.
function map.anew()
  for _, id in pairs(getAreaTable()) do
    -- Mudlet answers nil for an area without it, which is somebody else's.
    if getAreaUserData(id, ZONE) then
      deleteArea(id)
    end
  end
  emberdelve.messages.ask(true)
end
