-- Which messages of the server are asked for, and which of all that it can send are left alone.
emberdelve = emberdelve or {}
emberdelve.messages = {}
local messages = emberdelve.messages

messages.asked = {
  "Char 1",
  "Room 1",
  "Room.Map 1",
  "Group 1",
  "Comm.Channel 1",
  "Delve 1",
  "Client.ScreenReader 1",
}

-- Each with its reason. A name stands for all messages below it.
messages.left = {
  ["Char.Abilities"] = "abilities tells it in the text",
  ["Char.Items"] = "inventory and equipment tell it in the text",
  ["Char.Journal"] = "journal tells it in the text",
  ["Char.Login"] = "Mudlet logs in by itself",
  ["Char.Name"] = "Char.Status has the name",
  ["Char.Stats"] = "score tells it in the text",
  ["Char.StatusVars"] = "it names the fields of Char.Status for a screen of fields",
  ["Client.GUI"] = "Mudlet installs the package by itself",
  ["Client.Kept"] = "the page in a browser keeps its settings by it",
  ["Client.Media"] = "Mudlet plays sounds by itself; ed sounds switches them",
  ["Input"] = "Mudlet has a command line of its own",
  ["Quest.List"] = "quests tells it in the text",
  ["Recap"] = "the page in a browser says by it what it has read",
  ["World.Sky"] = "time and weather tell it in the text",
}

local function list(modules)
  return '["' .. table.concat(modules, '","') .. '"]'
end

-- Asks for all that is shown. After an update it may have been asked for before: the server sends
-- all of it once more when the list has changed.
function messages.ask(again)
  if again then
    sendGMCP("Core.Supports.Remove " .. list(messages.asked))
  end
  sendGMCP("Core.Supports.Add " .. list(messages.asked))
  if not emberdelve.settings.sounds then
    messages.sounds(false)
  end
end

function messages.sounds(on)
  sendGMCP("Core.Supports." .. (on and "Add" or "Remove") .. ' ["Client.Media 1"]')
end
