-- What the player has chosen, kept in a file of the profile, which outlives the package.
emberdelve = emberdelve or {}
emberdelve.settings = {}
local settings = emberdelve.settings

-- reader: "auto" does as the server says; "on" and "off" are the player's own word.
settings.usual = { reader = "auto", hidden = false, sounds = true }

local function file()
  return getMudletHomeDir() .. "/emberdelve-settings.lua"
end

function settings.read()
  local kept = {}
  if io.exists(file()) then
    table.load(file(), kept)
  end
  for key, value in pairs(settings.usual) do
    if type(kept[key]) == type(value) then
      settings[key] = kept[key]
    else
      settings[key] = value
    end
  end
end

function settings.choose(key, value)
  settings[key] = value
  local kept = {}
  for each in pairs(settings.usual) do
    kept[each] = settings[each]
  end
  table.save(file(), kept)
end
