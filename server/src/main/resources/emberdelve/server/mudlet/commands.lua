-- What the player types behind "ed". The answers are plain lines in the main window.
emberdelve = emberdelve or {}
emberdelve.commands = {}
local commands = emberdelve.commands

local HELP = {
  "ed hide: closes the windows; ed show opens them",
  "ed reader on: no windows, for screen readers; off: windows; auto: as the server says",
  "ed foes: the enemies, and what they are about to do",
  "ed sounds off: no sounds of the server; ed sounds on",
  "ed map anew: takes the map away, and draws it again",
  "ed version: the version of this package",
}

local function say(line)
  echo(line .. "\n")
end

local function plain(line)
  local words = {}
  for _, run in ipairs(line) do
    table.insert(words, type(run) == "table" and run.text or run)
  end
  return table.concat(words)
end

local function choose(key, value, words)
  emberdelve.settings.choose(key, value)
  emberdelve.screen.follow()
  say(words)
end

local all = {}

all["help"] = function()
  for _, line in ipairs(HELP) do
    say(line)
  end
end

all["hide"] = function()
  choose("hidden", true, "The windows are closed. ed show opens them.")
end

all["show"] = function()
  local settings = emberdelve.settings
  settings.choose("hidden", false)
  emberdelve.screen.follow()
  if emberdelve.windows.areOpen() then
    say("The windows are open. ed hide closes them.")
  elseif settings.reader == "auto" and not emberdelve.latest["Client.ScreenReader"] then
    say("The windows open when you play.")
  else
    say("No windows, because of a screen reader. ed reader off opens them.")
  end
end

all["reader on"] = function()
  choose("reader", "on", "No windows. The text tells everything. ed reader off opens windows.")
end

all["reader off"] = function()
  choose("reader", "off", "Windows, also with a screen reader. ed reader on closes them.")
end

all["reader auto"] = function()
  choose("reader", "auto", "Windows, unless the server knows of a screen reader.")
end

all["sounds on"] = function()
  emberdelve.messages.sounds(true)
  choose("sounds", true, "Mudlet plays what the server sends. The command for that: sounds on")
end

all["sounds off"] = function()
  emberdelve.messages.sounds(false)
  stopSounds()
  choose("sounds", false, "Sounds are off.")
end

all["foes"] = function()
  local told = emberdelve.latest["Delve.Timeline"]
  local lines = emberdelve.foes.lines(told, emberdelve.screen.own())
  for _, line in ipairs(lines) do
    say(plain(line))
  end
  if #lines == 0 then
    say("Nobody fights here.")
  end
end

all["map anew"] = function()
  emberdelve.map.anew()
  say("The map is drawn again, zone by zone, as you come there.")
end

all["version"] = function()
  say("Emberdelve for Mudlet, version " .. getPackageInfo("emberdelve", "version"))
end

function commands.run(words)
  local known = all[words:lower():gsub("%s+", " "):match("^ ?(.-) ?$")]
  if known then
    known()
  else
    say("ed does not know: " .. words .. ". Type: ed help")
  end
end
