-- The room: its name, its exits, and who else is in it.
emberdelve = emberdelve or {}
emberdelve.room = {}
local room = emberdelve.room

-- In the order in which exits are told.
room.ways = {
  { "n", "north" },
  { "ne", "northeast" },
  { "e", "east" },
  { "se", "southeast" },
  { "s", "south" },
  { "sw", "southwest" },
  { "w", "west" },
  { "nw", "northwest" },
  { "u", "up" },
  { "d", "down" },
}

local KINDS = { safe = " (safe)", dark = " (dark)", open = "" }

local function exits(told)
  local lines = {}
  for _, way in ipairs(room.ways) do
    local short, word = way[1], way[2]
    if told.exits[short] then
      local rest = ""
      if told.beyond[short] then
        rest = rest .. " to " .. told.beyond[short]
      end
      if told.doors[short] then
        rest = rest .. " (" .. told.doors[short] .. " door)"
      end
      table.insert(lines, { "  ", { text = word, send = word }, rest })
    end
  end
  return lines
end

local function names(people)
  local all = {}
  for _, one in ipairs(people or {}) do
    table.insert(all, one.name)
  end
  return table.concat(all, ", ")
end

function room.lines(told, players, people)
  local lines = {}
  if not told then
    return lines
  end
  table.insert(lines, { told.name .. (KINDS[told.environment] or "") })
  table.insert(lines, { told.area })
  local ways = exits(told)
  table.insert(lines, { #ways == 0 and "No exits." or "Exits:" })
  for _, line in ipairs(ways) do
    table.insert(lines, line)
  end
  for _, there in ipairs({ { "Players: ", players }, { "People: ", people } }) do
    local who = names(there[2])
    if who ~= "" then
      table.insert(lines, { there[1] .. who })
    end
  end
  return lines
end
