package emberdelve.server.game;

import emberdelve.server.admin.Role;
import emberdelve.server.command.StaffScene;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Input;
import emberdelve.server.rule.talk.Chat;
import emberdelve.server.view.Note;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The news of settings that were read anew: the limits that the world itself keeps change, the deed
 * is written to the audit, and staff are told. Thread: world.
 */
final class SettingsNews {
    private final World world;
    private final Players players;
    private final StaffDesk officials;
    private final Departures departures;

    SettingsNews(World world, Players players, StaffDesk officials, Departures departures) {
        this.world = world;
        this.players = players;
        this.officials = officials;
        this.departures = departures;
    }

    void read(Input.SettingsRead read) {
        var limits = read.limits();
        players.service(Chat.class)
                .allow(
                        Opening.ticksPerLine(world, limits.talkPerMinute()),
                        limits.talkBurst(),
                        world.now());
        departures.guestsStay(Opening.guests(world, limits.guestLasts()));

        var scene =
                new StaffScene(
                        world, Optional.empty(), read.who(), read.from(), Role.OWNER, players);
        var number = scene.audit("reload", "settings", detail(read.changes()));
        officials.answer(read.who(), notes(read, number));
        officials.tellOthers(
                read.who(),
                Note.of(
                        "reload.settings-notice",
                        Map.of("who", read.who(), "keys", keys(read.changes()))));
    }

    private static List<Note> notes(Input.SettingsRead read, String number) {
        var notes = new ArrayList<Note>();
        var count = Integer.toString(read.changes().size());
        notes.add(Note.of("reload.settings-done", Map.of("count", count, "audit", number)));
        for (var each : read.changes())
            notes.add(
                    Note.of(
                            "reload.setting",
                            Map.of(
                                    "key", each.key(),
                                    "before", each.before(),
                                    "now", each.now())));
        for (var key : read.restart()) notes.add(Note.of("reload.restart", Map.of("part", key)));
        return notes;
    }

    private static String detail(List<Input.Setting> changes) {
        return changes.stream()
                .map(each -> each.key() + ": " + each.before() + " to " + each.now())
                .collect(Collectors.joining("; "));
    }

    private static String keys(List<Input.Setting> changes) {
        return changes.stream().map(Input.Setting::key).collect(Collectors.joining(", "));
    }
}
