-- What each message of the server does here. The latest one of each name is kept before.
emberdelve = emberdelve or {}
emberdelve.handlers = {}
local handlers = emberdelve.handlers

handlers["Char.Vitals"] = function()
  emberdelve.screen.vitals()
end

handlers["Char.Status"] = function()
  emberdelve.screen.vitals()
end

handlers["Char.Effects"] = function()
  emberdelve.screen.vitals()
end

handlers["Room.Info"] = function(told)
  emberdelve.map.here(told)
  emberdelve.screen.room()
end

handlers["Room.Map"] = function(told)
  emberdelve.map.zone(told)
end

handlers["Room.Players"] = function()
  emberdelve.screen.room()
end

handlers["Room.People"] = function()
  emberdelve.screen.room()
end

handlers["Group"] = function()
  emberdelve.screen.group()
end

handlers["Delve.Timeline"] = function()
  emberdelve.screen.foes()
end

handlers["Comm.Channel.Text"] = function(told)
  emberdelve.talk.add(told)
  emberdelve.windows.append("talk", { told.text })
end

handlers["Client.ScreenReader"] = function()
  emberdelve.screen.follow()
end
