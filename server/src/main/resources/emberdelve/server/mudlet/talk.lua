-- What has been said, the newest last.
emberdelve = emberdelve or {}
emberdelve.talk = {}
local talk = emberdelve.talk

local KEPT = 200

-- It outlives an update of the package.
emberdelve.said = emberdelve.said or {}

function talk.add(told)
  table.insert(emberdelve.said, told.text)
  if #emberdelve.said > KEPT then
    table.remove(emberdelve.said, 1)
  end
end

function talk.lines()
  local lines = {}
  for _, text in ipairs(emberdelve.said) do
    table.insert(lines, { text })
  end
  return lines
end
