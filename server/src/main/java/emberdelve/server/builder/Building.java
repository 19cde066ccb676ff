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
import java.util.function.Supplier;

/**
 * The maker of plans for builders' deeds: it finds which files would change, and writes nothing. It
 * remembers what each builder has done, so that it can be taken back. Thread: one at a time.
 */
public final class Building {
    /** The most deeds of each builder that can be taken back: half an evening of them. */
    public static final int UNDONE_MAX = 50;

    /**
     * The most chars of a value: those of the longest text that content takes; its check refuses
     * more.
     */
    public static final int VALUE_MAX_CHARS = 8_000;

    private final Map<String, Deque<Plan.Edit>> done = new HashMap<>();
    private final Supplier<KnownKeys> known;

    /**
     * {@code known}: supplies the keys that may stand in the content, once a builder asks for one.
     */
    public Building(Supplier<KnownKeys> known) {
        this.known = known;
    }

    /**
     * The plan of an order.
     *
     * @param content the content in force
     * @param folder the files of that content
     */
    public Plan plan(BuildOrder order, Content content, FolderText folder) {
        try {
            var site = new BuildSite(content, new Sheets(folder), order.room());
            return plan(order, site, new ContentBlanks(folder, content));
        } catch (Refused refused) {
            return new Plan.Answer(List.of(refused.note()));
        }
    }

    private Plan plan(BuildOrder order, BuildSite site, ContentBlanks blanks) {
        var rooms = new RoomWork(site);
        var places = new PlaceWork(site);
        var keys = new KeyWork(site, known);
        return switch (order.deed()) {
            case BuildDeed.Dig dig -> rooms.dig(dig);
            case BuildDeed.NewZone zone -> rooms.newZone(zone, blanks);
            case BuildDeed.Fill(var way) -> rooms.fill(way);
            case BuildDeed.Link link -> rooms.link(link);
            case BuildDeed.Unlink(var way) -> rooms.unlink(way);
            case BuildDeed.Place place -> places.place(place);
            case BuildDeed.PlaceOn place -> places.placeOn(place);
            case BuildDeed.Unplace unplace -> places.unplace(unplace);
            case BuildDeed.See see -> keys.see(see);
            case BuildDeed.Put put -> keys.put(put);
            case BuildDeed.Clear clear -> keys.clear(clear);
            case BuildDeed.Begin begin -> keys.begin(begin, blanks);
            case BuildDeed.Remove(var of) -> keys.remove(of);
            case BuildDeed.Show(var of) -> new Showing(site).show(of);
            case BuildDeed.MakeDraft(var zone) -> new DraftWork(site, order.who()).copy(zone);
            case BuildDeed.BeginDraft(var name) -> new DraftWork(site, order.who()).begin(name);
            case BuildDeed.DropDraft(var zone) -> new DraftWork(site, order.who()).drop(zone);
            case BuildDeed.Publish _ -> new DraftWork(site, order.who()).publish();
            case BuildDeed.Undo _ -> undo(order.who(), site);
        };
    }

    /** Remembers a deed that is done, because its builder may take it back. */
    public void done(String who, Plan.Edit edit, boolean isUndo) {
        var all = done.computeIfAbsent(who, _ -> new ArrayDeque<>());
        if (isUndo) {
            all.pollLast();
            return;
        }
        all.add(edit);
        if (all.size() > UNDONE_MAX) all.removeFirst();
    }

    private Plan undo(String who, BuildSite site) {
        var last = done.getOrDefault(who, new ArrayDeque<>()).peekLast();
        if (last == null) throw Refused.because("build.nothing-done");
        last.files()
                .forEach((file, revision) -> {
                    var undone =
                            revision.undone(site.sheets().text(file))
                                    .orElseThrow(() ->
                                            Refused.because(
                                                    "build.changed-since", Map.of("file", file)));
                    site.sheets().take(file, undone);
                });
        var what = last.deed() + " " + last.target() + ", " + last.detail();
        return new Plan.Edit(
                "edit",
                last.target(),
                "undo: " + what,
                site.sheets().changed(),
                List.of(Note.of("build.undone", Map.of("deed", what))),
                "build.audit-undone");
    }
}
