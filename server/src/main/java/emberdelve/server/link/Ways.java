package emberdelve.server.link;

import emberdelve.server.model.ActorId;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The ways of what players type into the world that has their character, where there are several.
 * While a character crosses from one into another, its inputs are held, and go on in their order
 * when it has arrived.
 *
 * <p>Safe for any thread. The inputs of one character must come from one thread at a time, and
 * {@link #hold} and {@link #goOn} of that character from the same: its link's event loop.
 */
public final class Ways implements InputSink {
    /** The most inputs of one character that are held; further ones are refused. */
    static final int HELD_MAX = 20;

    private final List<? extends InputSink> worlds;
    private final Map<ActorId, Way> ways = new ConcurrentHashMap<>();

    /** The way into one world. */
    private record Way(int world, Queue<Input> held, boolean holds) {
        static Way into(int world) {
            return new Way(world, new ArrayDeque<>(0), false);
        }

        boolean keeps(Input input) {
            // That nobody is there any more must be known, however much was typed before.
            if (held.size() >= HELD_MAX && !(input instanceof Input.LinkLost)) return false;
            return held.add(input);
        }
    }

    /**
     * @param worlds the sinks of all worlds, that of the capital first
     */
    public Ways(List<? extends InputSink> worlds) {
        this.worlds = List.copyOf(worlds);
    }

    /** Notes that the character is in that world now. Thread: that world's. */
    public void lead(ActorId character, int world) {
        ways.put(character, Way.into(world));
    }

    /** Notes that the character is in that world no more, unless another has it. */
    public void end(ActorId character, int world) {
        ways.computeIfPresent(character, (_, way) -> way.world == world ? null : way);
    }

    /** Holds the inputs of a character from now on, if they are not held already. */
    public void hold(ActorId character) {
        ways.computeIfPresent(
                character,
                (_, way) -> way.holds ? way : new Way(way.world, new ArrayDeque<>(), true));
    }

    /**
     * Sends what was held of a character, and what comes from now on, into that world.
     *
     * @param first goes before all that
     */
    public void goOn(ActorId character, int world, List<Input> first) {
        ways.compute(
                character,
                (_, before) -> {
                    for (var input : first) send(world, input);
                    if (before != null) for (var input : before.held) send(world, input);
                    return Way.into(world);
                });
    }

    /**
     * Sends an input into a world; see {@link InputSink#offer}. Where there is no such world, as in
     * a replay, it is lost: what it brought about is recorded.
     */
    public boolean send(int world, Input input) {
        return world >= worlds.size() || worlds.get(world).offer(input);
    }

    @Override
    public boolean add(Input input) {
        return switch (input) {
            case Input.Typed(var actor, _, _, _) -> add(actor, input);
            case Input.Wrote(var actor, _, _) -> add(actor, input);
            case Input.Follow(var actor, _) -> add(actor, input);
            case Input.LinkLost(var actor, _) -> add(actor, input);
            // Nothing is held of who is not in yet: the world that the character leaves must know.
            case Input.Enter enter -> worlds.get(of(enter.characterId())).add(input);
            case Input.Announced _ -> addToAll(input);
            default -> worlds.getFirst().add(input);
        };
    }

    private boolean addToAll(Input input) {
        var isTaken = true;
        for (var world : worlds) isTaken &= world.add(input);
        return isTaken;
    }

    private int of(long character) {
        var way = ways.get(new ActorId(character));
        return way == null ? 0 : way.world;
    }

    private boolean add(ActorId actor, Input input) {
        var way = ways.get(actor);
        if (way == null) return worlds.getFirst().add(input);
        if (!way.holds) return worlds.get(way.world).add(input);
        var isTaken = new AtomicBoolean();
        ways.computeIfPresent(
                actor,
                (_, now) -> {
                    isTaken.set(now.holds ? now.keeps(input) : worlds.get(now.world).add(input));
                    return now;
                });
        return isTaken.get();
    }

    @Override
    public void wake() {
        for (var world : worlds) world.wake();
    }
}
