-- The package with the stand-in: each check begins with a Mudlet of its own, in one process, and
-- writes a line; the first that fails ends all.
local checks = {}

local function check(name, deed)
  table.insert(checks, { name = name, deed = deed })
end

local function fresh()
  setmetatable(_G, nil)
  emberdelve, mudlet, doSpeedWalk, speedWalkDir = nil, nil, nil, nil
  return dofile("mudlet.lua")
end

local function same(is, wanted)
  if is ~= wanted then
    error("is: " .. tostring(is) .. "\nexpected: " .. tostring(wanted), 2)
  end
end

local function text(lines)
  return table.concat(lines, "\n")
end

local function playing()
  local it = fresh()
  it.install()
  it.tell("Char.Status", { name = "Mira", level = 3, choices = 0 })
  it.tell("Client.ScreenReader", { on = false })
  return it
end

local VITALS = { hp = 80, maxhp = 100, xp = 30, tnl = 10, gold = 7, fighting = true, string = "" }

local function foe(id, changes)
  local made = {
    name = "kobold", id = id, due = 0, sign = "", target = "", number = 0, condition = "unhurt",
    foe = true, against = "", lands = 0, answers = {},
  }
  for key, value in pairs(changes) do
    made[key] = value
  end
  return made
end

local MIRA = foe("#1", { name = "Mira", foe = false, due = 105 })

check("nothing opens before the server has said that nobody listens", function()
  local it = fresh()
  it.install()
  it.tell("Char.Vitals", VITALS)
  emberdelve.commands.run("show")
  same(it.echoed[1], "The windows open when you play.\n")
  same(next(it.windows), nil)
  it.tell("Client.ScreenReader", { on = false })
  same(it.windows["emberdelve.health"].says, "80/100 HP, fighting")
  same(it.borders.right > 0 and it.borders.bottom > 0, true)
end)

check("who listens gets no window, no line, and nothing twice", function()
  local it = fresh()
  it.install()
  it.tell("Client.ScreenReader", { on = true })
  it.tell("Char.Vitals", VITALS)
  it.tell("Comm.Channel.Text", { channel = "tell", talker = "Tolo", text = "Tolo tells you: hi" })
  it.tell("Delve.Timeline", { now = 100, tick = 200, next = { foe("#2", {}) } })
  same(next(it.windows), nil)
  same(#it.echoed, 0)
  same(it.borders.right, 0)
end)

check("a screen reader that is switched on closes the windows, and off opens them", function()
  local it = playing()
  it.tell("Char.Vitals", VITALS)
  it.tell("Client.ScreenReader", { on = true })
  same(#it.read("state"), 0)
  same(it.borders.right + it.borders.bottom, 0)
  it.tell("Client.ScreenReader", { on = false })
  same(text(it.read("state")), "7 gold")
end)

check("what a player chooses counts more than the server, and is kept", function()
  local it = playing()
  emberdelve.commands.run("reader on")
  same(emberdelve.windows.areOpen(), false)
  it.tell("Client.ScreenReader", { on = false })
  same(emberdelve.windows.areOpen(), false)
  emberdelve.settings.read()
  same(emberdelve.settings.reader, "on")
  emberdelve.commands.run("Reader  OFF")
  it.tell("Client.ScreenReader", { on = true })
  same(emberdelve.windows.areOpen(), true)
  emberdelve.commands.run("hide")
  same(emberdelve.windows.areOpen(), false)
  emberdelve.commands.run("show")
  same(emberdelve.windows.areOpen(), true)
  same(it.echoed[#it.echoed], "The windows are open. ed hide closes them.\n")
end)

check("a gauge tells numbers, and the line below it gold, choices and effects", function()
  local it = playing()
  it.tell("Char.Vitals", VITALS)
  local experience = it.windows["emberdelve.experience"]
  same(experience.says, "30 xp, 10 to level 4")
  same(experience.value / experience.max, 0.75)
  it.tell("Char.Status", { name = "Mira", level = 3, choices = 2 })
  it.tell("Char.Effects", {
    { name = "hasted", good = true, seconds = 12 },
    { name = "cursed", good = false, seconds = -1 },
  })
  same(text(it.read("state")), "7 gold. levelup: 2 choices wait. hasted 12 s, cursed (bad)")
  it.windows["emberdelve.state"].links["levelup: 2 choices wait"]()
  same(it.typed[1], "levelup")
end)

check("at the last level a gauge is full and no division by nothing", function()
  local it = playing()
  it.tell("Char.Vitals", { hp = 0, maxhp = 1, xp = 0, tnl = 0, gold = 0, fighting = false })
  same(it.windows["emberdelve.experience"].max, 1)
end)

check("a menace says when, what, for whom, and what helps", function()
  local it = playing()
  it.tell("Delve.Timeline", { now = 100, tick = 200, next = {
    foe("#2", { number = 1, due = 101, condition = "badly-hurt", against = "#1" }),
    MIRA,
    foe("#3", { number = 2, due = 104, sign = "lifts a rock", target = "#1", lands = 120,
      answers = { "dodge", "bash #3" } }),
  } })
  same(text(it.read("foes")), text({
    "kobold 2, unhurt",
    "  in 4 s: lifts a rock, meant for you",
    "  answer: dodge or bash kobold 2",
    "kobold 1, badly hurt, strikes at you",
    "Next: kobold 1 now, you in 1 s, kobold 2 now",
  }))
  it.windows["emberdelve.foes"].links["bash kobold 2"]()
  same(it.typed[1], "bash #3")
end)

check("what is meant for me or for all stands above what is meant for others", function()
  local it = playing()
  local tolo = foe("#9", { name = "Tolo", foe = false })
  it.tell("Delve.Timeline", { now = 100, tick = 200, next = {
    MIRA, tolo,
    foe("#2", { name = "ogre", sign = "leans", target = "#9", lands = 105 }),
    foe("#3", { name = "witch", sign = "hums", lands = 140 }),
    foe("#4", { name = "hound", sign = "sinks", target = "#1", lands = 110 }),
  } })
  local order = {}
  for _, line in ipairs(it.read("foes")) do
    table.insert(order, line:match("^(%a+), "))
  end
  same(table.concat(order, " "), "hound witch ogre")
  it.tell("Delve.Timeline", { now = 200, tick = 200, next = {} })
  same(#it.read("foes"), 0)
end)

check("foes are told as lines to who asks, and a lost link ends the fight", function()
  local it = playing()
  it.tell("Delve.Timeline", { now = 0, tick = 200, next = { foe("#2", { due = 10 }) } })
  emberdelve.commands.run("foes")
  same(table.concat(it.echoed), "kobold, unhurt\nNext: kobold in 2 s\n")
  it.raise("sysDisconnectionEvent")
  same(#it.read("foes"), 0)
end)

local INFO = {
  num = 12, id = "old-mine/shaft", name = "Shaft", area = "The Old Mine", environment = "dark",
  coords = { x = 1, y = 2, z = -1 }, exits = { n = 13, u = 99 }, doors = { u = "closed" },
  beyond = { n = "Gallery" },
}

check("a room tells its exits with words, doors, and who is there", function()
  local it = playing()
  it.tell("Room.Info", INFO)
  it.tell("Room.Players", { { name = "Tolo", fullname = "Tolo" } })
  it.tell("Room.People", { { name = "Marn", about = {}, commands = {} } })
  same(text(it.read("room")), text({
    "Shaft (dark)", "The Old Mine", "Exits:", "  north to Gallery", "  up (closed door)",
    "Players: Tolo", "People: Marn",
  }))
  it.windows["emberdelve.room"].links["north"]()
  same(it.typed[1], "north")
end)

local function known(num, x, been, exits)
  return { num = num, name = been and "Room " .. num or "", x = x, y = 0, z = 0, been = been,
    exits = exits, doors = {} }
end

check("a zone becomes an area with names, squares, exits, and marks for what is unseen", function()
  local it = playing()
  it.tell("Room.Info", INFO)
  same(it.center, 12)
  same(it.rooms[12].stubs.n and it.rooms[12].stubs.u, true)
  same(it.rooms[12].doors.u, 2)
  it.tell("Room.Map", { zone = "old-mine", area = "The Old Mine", rooms = {
    { num = 12, name = "Shaft", x = 1, y = 2, z = -1, been = true, exits = { n = 13, u = 99 },
      doors = { u = "door" } },
    { num = 13, name = "", x = 1, y = 3, z = -1, been = false, exits = {}, doors = {} },
  } })
  same(it.rooms[12].exits.n, 13)
  same(it.rooms[12].stubs.n, nil)
  same(it.rooms[12].stubs.u, true)
  same(it.rooms[13].char, "?")
  same(table.concat(it.rooms[12].at, ","), "1,2,-1")
  same(it.areas[it.rooms[13].area].name, "The Old Mine")
  same(#it.faults, 0)
end)

check("a room keeps its name when another character has not been there", function()
  local it = playing()
  it.tell("Room.Map", { zone = "z", area = "Z", rooms = { known(1, 0, true, {}) } })
  it.tell("Room.Map", { zone = "z", area = "Z", rooms = { known(1, 0, false, {}) } })
  same(it.rooms[1].name, "Room 1")
  same(it.rooms[1].char, "")
end)

check("a stair leads to the next zone as soon as that is on the map", function()
  local it = playing()
  it.tell("Room.Map", { zone = "z", area = "Z", rooms = { known(1, 0, true, { d = 8 }) } })
  same(it.rooms[1].stubs.d, true)
  it.tell("Room.Map", { zone = "y", area = "Y", rooms = { known(8, 0, true, { u = 1 }) } })
  same(it.rooms[1].exits.d, 8)
  same(it.rooms[1].stubs.d, nil)
  same(#it.faults, 0)
  -- One that is gone by then does not come back.
  it.tell("Room.Map", { zone = "z", area = "Z", rooms = { known(1, 0, true, { n = 9 }) } })
  it.tell("Room.Map", { zone = "z", area = "Z", rooms = { known(1, 0, true, {}) } })
  it.tell("Room.Map", { zone = "x", area = "X", rooms = { known(9, 0, true, {}) } })
  same(it.rooms[1].exits.n, nil)
end)

check("an exit that is gone goes off the map, and a stub becomes an exit", function()
  local it = playing()
  it.tell("Room.Map", { zone = "z", area = "Z", rooms = {
    known(1, 0, true, { e = 2, w = 8 }), known(2, 1, true, { w = 1 }) } })
  same(it.rooms[1].stubs.w, true)
  it.tell("Room.Map", { zone = "y", area = "Y", rooms = { known(8, 0, true, { e = 1 }) } })
  it.tell("Room.Map", { zone = "z", area = "Z", rooms = {
    known(1, 0, true, { w = 8 }), known(2, 1, true, {}) } })
  same(it.rooms[1].exits.e, nil)
  same(it.rooms[1].stubs.e, nil)
  same(it.rooms[1].exits.w, 8)
  same(it.rooms[1].stubs.w, nil)
  same(it.rooms[8].exits.e, 1)
  same(#it.faults, 0)
end)

check("a zone that is renamed keeps its area, and others' areas are left alone", function()
  local it = playing()
  addAreaName("My notes")
  it.tell("Room.Map", { zone = "z", area = "Z", rooms = { known(1, 0, true, {}) } })
  it.tell("Room.Map", { zone = "z", area = "Zed", rooms = { known(1, 0, true, {}) } })
  same(it.areas[it.rooms[1].area].name, "Zed")
  same(getAreaTable()["Z"], nil)
  emberdelve.commands.run("map anew")
  same(getAreaTable()["Zed"], nil)
  same(getAreaTable()["My notes"] ~= nil, true)
  same(it.sent[#it.sent]:match("^Core.Supports.Add") ~= nil, true)
end)

check("a delve of the same name takes the place of the one before", function()
  local it = playing()
  it.tell("Room.Map", { zone = "delve-1", area = "The Dim Shaft", rooms = { known(5, 0, true, {}) } })
  it.tell("Room.Map", { zone = "delve-2", area = "The Dim Shaft", rooms = { known(6, 0, true, {}) } })
  same(it.rooms[5], nil)
  same(it.areas[it.rooms[6].area].name, "The Dim Shaft")
  same(it.areas[it.rooms[6].area].data["emberdelve.zone"], "delve-2")
end)

check("a double click on the map walks, but not for ever", function()
  local it = playing()
  speedWalkDir = { "n", "up" }
  doSpeedWalk()
  same(table.concat(it.typed, " "), "n up")
  for at = 1, 20 do
    speedWalkDir[at] = "n"
  end
  doSpeedWalk()
  same(#it.typed, 2)
  same(it.echoed[1], "That is 20 steps away, and more than 19.\n")
end)

check("talk is shown as it was written, whatever it holds", function()
  local it = playing()
  local words = "Tolo says: <red>#ff0000 %s"
  it.tell("Comm.Channel.Text", { channel = "say", talker = "Tolo", text = words })
  same(text(it.read("talk")), words)
  emberdelve.commands.run("hide")
  it.tell("Comm.Channel.Text", { channel = "say", talker = "Tolo", text = "second" })
  emberdelve.commands.run("show")
  same(text(it.read("talk")), words .. "\nsecond")
end)

check("the group tells each member", function()
  local it = playing()
  it.tell("Group", { leader = "Mira", loot = "round-robin", members = {
    { name = "Mira", level = 3, hp = 80, maxhp = 100, room = "Shaft", num = 12, here = true },
    { name = "Tolo", level = 2, hp = 5, maxhp = 60, room = "Yard", num = 0, here = false },
  } })
  same(text(it.read("group")), text({
    "Group of Mira, loot round robin", "Mira, level 3, 80/100 HP, here", "Tolo, level 2, 5/60 HP, Yard",
  }))
  it.tell("Group", { leader = "", loot = "free", members = {} })
  same(#it.read("group"), 0)
end)

check("windows follow the size, none lies over another, and small ones leave room to read", function()
  local it = playing()
  for _, size in ipairs({ { 1920, 1080 }, { 1024, 700 }, { 800, 400 }, { 640, 480 }, { 320, 240 } }) do
    it.size = size
    it.raise("sysWindowResizeEvent")
    local seen = {}
    for name, one in pairs(it.windows) do
      if one.shown then
        same(one.x >= 0 and one.y >= 0 and one.width > 0 and one.height > 0, true)
        same(one.x + one.width <= size[1] and one.y + one.height <= size[2], true)
        for _, other in ipairs(seen) do
          local apart = one.x + one.width <= other.x or other.x + other.width <= one.x
            or one.y + one.height <= other.y or other.y + other.height <= one.y
          same(apart, true)
        end
        table.insert(seen, one)
      end
    end
    same(it.borders.right <= size[1] * 0.4 and it.borders.bottom <= size[2] * 0.3, true)
  end
  same(it.windows["emberdelve.map"].shown, false)
  it.size = { 1200, 800 }
  it.raise("sysWindowResizeEvent")
  same(it.windows["emberdelve.map"].shown, true)
end)

check("it asks when GMCP begins, and once more after an update", function()
  local it = fresh()
  it.install()
  local first = #it.sent
  it.raise("sysProtocolEnabled", "MSSP")
  same(#it.sent, first)
  it.raise("sysProtocolEnabled", "GMCP")
  same(it.sent[#it.sent]:match("^Core.Supports.Add") ~= nil, true)
  same(it.sent[first - 1]:match("^Core.Supports.Remove") ~= nil, true)
end)

check("sounds that are off stay off", function()
  local it = playing()
  emberdelve.commands.run("sounds off")
  same(it.sent[#it.sent], 'Core.Supports.Remove ["Client.Media 1"]')
  same(it.stopped, 1)
  it.raise("sysProtocolEnabled", "GMCP")
  same(it.sent[#it.sent], 'Core.Supports.Remove ["Client.Media 1"]')
  emberdelve.commands.run("sounds on")
  it.raise("sysProtocolEnabled", "GMCP")
  same(it.sent[#it.sent]:match("Room.Map") ~= nil, true)
end)

check("an update keeps what was shown, and an end leaves nothing behind", function()
  local it = playing()
  it.tell("Char.Vitals", VITALS)
  it.tell("Comm.Channel.Text", { channel = "say", talker = "Tolo", text = "hello" })
  it.raise("sysUninstallPackage", "another")
  same(emberdelve.windows.areOpen(), true)
  it.raise("sysUninstallPackage", "emberdelve")
  same(next(it.handlers), nil)
  same(it.borders.right, 0)
  it.install()
  it.tell("Client.ScreenReader", { on = false })
  same(text(it.read("talk")), "hello")
  same(it.windows["emberdelve.health"].says, "80/100 HP, fighting")
end)

check("what ed does not know it says", function()
  local it = playing()
  emberdelve.commands.run("reader loudly")
  same(it.echoed[1], "ed does not know: reader loudly. Type: ed help\n")
  emberdelve.commands.run("help")
  same(#it.echoed > 5, true)
end)

for _, one in ipairs(checks) do
  local ok, why = xpcall(one.deed, debug.traceback)
  if not ok then
    io.write("not so: ", one.name, "\n", why, "\n")
    os.exit(1)
  end
  io.write("so: ", one.name, "\n")
end
