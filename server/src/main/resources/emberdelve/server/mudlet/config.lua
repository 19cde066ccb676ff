mpackage = "emberdelve"
title = "Emberdelve: gauges, enemies, group, room, map and talk"
author = "Emberdelve"
version = "{{version}}"
description = [[Windows for Emberdelve, made of what the server tells programs.

Type: ed help

With a screen reader no window opens, and nothing is told twice.]]
