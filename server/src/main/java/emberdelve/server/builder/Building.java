package emberdelve.server.builder;

import emberdelve.config.content.Content;
import emberdelve.config.learnt.FolderText;
import emberdelve.config.load.KnownKeys;
import emberdelve.server.admin.BuildDeed;
import emberdelve.server.admin.BuildOrder;
import emberdelve.server.view.Note;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Builders' deeds as changes of files: what would be written, and nothing else. It remembers what
 * each builder has done, to take it back. Thread: one at a time.
 */
public final class Building {
    /** Deeds of each builder that can be taken back: half an evening of them. */
    public static final int UNDONE_MAX = 50;

    /** Chars of a value: the longest text that content takes, and what its check says of more. */
    public static final int VALUE_MAX_CHARS = 8_000;

    private final Map<String, Deque<Plan.Edit>> done = new HashMap<>();

    /**
     * The plan of an order.
     *
     * @param content in force
     * @param folder the same as files
     */
    public Plan plan(BuildOrder order, Content content, FolderText folder) {
        try {
            var ground = new Ground(content, new Sheets(folder), order.room());
            return plan(order, ground, new Beginning(folder, content));
        } catch (Refused refused) {
            return new Plan.Answer(List.of(refused.note()));
        }
    }

    private Plan plan(BuildOrder order, Ground ground, Beginning beginning) {
        var rooms = new RoomWork(ground);
        var places = new PlaceWork(ground);
        var keys = new KeyWork(ground, KnownKeys::heard);
        return switch (order.deed()) {
            case BuildDeed.Dig dig -> rooms.dig(dig);
            case BuildDeed.NewZone zone -> rooms.newZone(zone, beginning);
            case BuildDeed.Fill(var way) -> rooms.fill(way);
            case BuildDeed.Link link -> rooms.link(link);
            case BuildDeed.Unlink(var way) -> rooms.unlink(way);
            case BuildDeed.Place place -> places.place(place);
            case BuildDeed.PlaceOn place -> places.placeOn(place);
            case BuildDeed.Unplace unplace -> places.unplace(unplace);
            case BuildDeed.See see -> keys.see(see);
            case BuildDeed.Put put -> keys.put(put);
            case BuildDeed.Clear clear -> keys.clear(clear);
            case BuildDeed.Begin begin -> keys.begin(begin, beginning);
            case BuildDeed.Remove(var of) -> keys.remove(of);
            case BuildDeed.Show(var of) -> new Showing(ground).show(of);
            case BuildDeed.MakeDraft(var zone) -> new DraftWork(ground, order.who()).copy(zone);
            case BuildDeed.BeginDraft(var name) -> new DraftWork(ground, order.who()).begin(name);
            case BuildDeed.DropDraft(var zone) -> new DraftWork(ground, order.who()).drop(zone);
            case BuildDeed.Publish _ -> new DraftWork(ground, order.who()).publish();
            case BuildDeed.Undo _ -> undo(order.who(), ground);
        };
    }

    /** Keeps the deed that is done: the builder may want it back. */
    public void done(String who, Plan.Edit edit, boolean isUndo) {
        var all = done.computeIfAbsent(who, _ -> new ArrayDeque<>());
        if (isUndo) {
            all.pollLast();
            return;
        }
        all.add(edit);
        if (all.size() > UNDONE_MAX) all.removeFirst();
    }

    private Plan undo(String who, Ground ground) {
        var last = done.getOrDefault(who, new ArrayDeque<>()).peekLast();
        if (last == null) throw Refused.because("build.nothing-done");
        last.files()
                .forEach((file, revision) -> {
                    var undone =
                            revision.undone(ground.sheets().text(file))
                                    .orElseThrow(() ->
                                            Refused.because(
                                                    "build.changed-since", Map.of("file", file)));
                    ground.sheets().take(file, undone);
                });
        var what = last.deed() + " " + last.target() + ", " + last.detail();
        return new Plan.Edit(
                "edit",
                last.target(),
                "undo: " + what,
                ground.sheets().changed(),
                List.of(Note.of("build.undone", Map.of("deed", what))),
                "build.audit-undone");
    }
}
