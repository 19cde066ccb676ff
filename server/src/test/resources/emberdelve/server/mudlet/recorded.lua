-- Feeds the package with messages that a server has sent, and writes down what it shows then.
local it = dofile("mudlet.lua")
it.install()

local function put(kind, ...)
  local words = {}
  for _, each in ipairs({ ... }) do
    table.insert(words, (tostring(each):gsub("[\t\n]", " ")))
  end
  io.write(kind, "\t", table.concat(words, "\t"), "\n")
end

for _, text in ipairs(it.sent) do
  put("sent", text)
end

local before = ""
for _, message in ipairs(dofile("told.lua")) do
  it.tell(message[1], message[2])
  local foes = table.concat(it.read("foes"), " | ")
  if foes ~= before then
    put("foes", foes)
    before = foes
  end
end

for _, gauge in ipairs({ "health", "experience" }) do
  local window = it.windows["emberdelve." .. gauge]
  if window and window.says then
    put("gauge", gauge, window.says)
  end
end
for _, part in ipairs({ "state", "room", "group", "talk" }) do
  for _, line in ipairs(it.read(part)) do
    put(part, line)
  end
end
for num, room in pairs(it.rooms) do
  put("place", num, it.areas[room.area].name, table.concat(room.at, ","), room.char, room.name)
  for way, to in pairs(room.exits) do
    put("exit", num, way, to)
  end
  for way in pairs(room.stubs) do
    put("stub", num, way)
  end
end
if it.center then
  put("center", it.center)
end
for name in pairs(emberdelve.handlers) do
  put("handled", name)
end
for name in pairs(emberdelve.messages.left) do
  put("left", name)
end
for _, words in ipairs(it.faults) do
  put("fault", words)
end
for _, words in ipairs(it.echoed) do
  put("echoed", words)
end
