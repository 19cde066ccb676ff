-- The group: each member with level, hit points and room.
emberdelve = emberdelve or {}
emberdelve.group = {}
local group = emberdelve.group

function group.lines(told)
  local lines = {}
  if not told or told.leader == "" then
    return lines
  end
  table.insert(lines, { "Group of " .. told.leader .. ", loot " .. told.loot:gsub("%-", " ") })
  for _, one in ipairs(told.members) do
    local where = one.here and "here" or one.room
    local words = string.format("%s, level %d, %d/%d HP, ", one.name, one.level, one.hp, one.maxhp)
    table.insert(lines, { words .. where })
  end
  return lines
end
