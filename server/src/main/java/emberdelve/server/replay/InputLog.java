package emberdelve.server.replay;

import emberdelve.server.game.Opening;
import emberdelve.server.game.Recorder;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Input;
import emberdelve.server.link.Link;
import emberdelve.server.link.Withheld;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.Map;
import java.util.WeakHashMap;
import java.util.function.Consumer;

/**
 * The log of what comes into a game, a line an input, and the hash of each tick. Lines go to the
 * sink once a tick. A fault here ends the recording and nothing else. Thread: world.
 */
public final class InputLog implements Recorder {
    static final String HEAD = "emberdelve input log 2";

    static final char TICK = '#';
    static final String END = "end";

    private static final Logger LOG = LoggerFactory.getLogger(InputLog.class);

    private final Consumer<String> sink;
    private final Map<Link, Integer> links = new WeakHashMap<>();
    private final StringBuilder lines = new StringBuilder();
    private String inForce = "";
    private int linksSeen;
    private boolean broken;

    /**
     * @param sink takes whole lines; it must not block
     */
    public InputLog(Consumer<String> sink) {
        this.sink = sink;
    }

    @Override
    public void begin(Opening opening) {
        guarded(() -> {
            inForce = opening.contentVersion();
            line(HEAD);
            line(Notation.write(opening));
            handOver();
        });
    }

    @Override
    public void took(Input input) {
        guarded(() -> line(Notation.write(logged(input))));
    }

    @Override
    public void ticked(World world) {
        guarded(() -> {
            line(TICK + Long.toString(world.now()) + " " + Long.toHexString(TickHash.of(world)));
            handOver();
        });
    }

    @Override
    public void end() {
        guarded(() -> {
            line(END);
            handOver();
        });
    }

    private void guarded(Runnable deed) {
        if (broken) return;
        try {
            deed.run();
        } catch (RuntimeException fault) {
            broken = true;
            LOG.error("the recording of inputs ends here", fault);
        }
    }

    private void line(String line) {
        lines.append(line).append('\n');
    }

    private void handOver() {
        sink.accept(lines.toString());
        lines.setLength(0);
    }

    private Logged logged(Input input) {
        return switch (input) {
            case Input.Typed(var actor, _, var line, var readBy) ->
                    readBy.isEmpty() || readBy.equals(inForce)
                            ? new Logged.Typed(actor.value(), line)
                            : new Logged.TypedBefore(actor.value(), line, readBy);
            case Input.Wrote(var actor, var line, var whole) ->
                    new Logged.Wrote(actor.value(), line, whole);
            case Input.Console(_, _, var line) -> new Logged.Console(line);
            case Input.Enter(var link, var role, var account, var character) ->
                    new Logged.Enter(number(link), link.from(), role, account, character);
            case Input.Loaded(var character, var row, var items, var ofAccount) ->
                    new Logged.Loaded(character, row, items, ofAccount);
            case Input.NotLoaded(var character) -> new Logged.NotLoaded(character);
            case Input.Create(var link, var role, var account, var character) ->
                    new Logged.Create(number(link), link.from(), role, account, character);
            case Input.Follow(var actor, var topics) -> new Logged.Follow(actor.value(), topics);
            case Input.LinkLost(var actor, var link) ->
                    new Logged.LinkLost(actor.value(), number(link));
            case Input.Durable(var tick, var withheld) ->
                    withheld.equals(Withheld.NOTHING)
                            ? new Logged.Durable(tick)
                            : new Logged.DurableBut(tick, withheld);
            case Input.Saving(var stage, var failing) -> new Logged.Saving(stage, failing);
            case Input.ForStaff(var note) -> new Logged.ForStaff(note.key());
            case Input.Answered(var who, var notes) ->
                    new Logged.Answered(who, notes.getFirst().key());
            case Input.Judged(var who, var isTaken) -> new Logged.Judged(who, isTaken);
            case Input.Reload(var content, _, var who, var from, var edited) -> {
                inForce = content.version();
                yield edited.<Logged>map(its ->
                                new Logged.Edited(
                                        inForce, who, from, its.deed(), its.target(), its.detail()))
                        .orElseGet(() -> new Logged.Reload(inForce, who, from));
            }
            case Input.AuditRead(var who, _) -> new Logged.AuditRead(who);
            case Input.RoleChanged(var id, var name, var before, var role, var who, var from) ->
                    new Logged.RoleChanged(id, name, before, role, who, from);
            case Input.AccountFound(var order, var holder) ->
                    new Logged.AccountFound(order, holder);
            case Input.WallTime(var second) -> new Logged.WallTime(second);
        };
    }

    private int number(Link link) {
        return links.computeIfAbsent(link, _ -> ++linksSeen);
    }
}
