package emberdelve.server.rule.talk;

import emberdelve.server.admin.Sanction;
import emberdelve.server.command.Directory;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Dispatch;
import emberdelve.server.rule.sanction.Outsiders;
import emberdelve.server.rule.sanction.Sanctions;
import emberdelve.server.view.Note;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The places outside of the dungeon that a bridge joins to its channels: what is said here is read
 * there, and the other way round. Nothing of it is stored. Thread: world.
 */
public final class Elsewhere {
    static final Dispatch<FromElsewhere> DISPATCH =
            new Dispatch<>(FromElsewhere.class, Elsewhere::tell);

    private final World world;
    private Ear ear = (_, _, _) -> {};
    private Map<String, String> places = Map.of();

    /** Whoever carries on what is said on channels. It must not wait. */
    @FunctionalInterface
    public interface Ear {
        void heard(String channel, String speaker, String words);
    }

    public Elsewhere(World world) {
        this.world = world;
    }

    /** Sets who carries on what players say; before the first tick. */
    public void overheardBy(Ear listener) {
        ear = listener;
    }

    /** Takes note of which channel is joined to which place, so that players are told. */
    public void joined(Map<String, String> placesByChannel) {
        places = new TreeMap<>(placesByChannel);
        world.part(Outsiders.class).placesAre(places.values());
    }

    /** What players are told of it; empty while no channel is joined to anything. */
    Optional<Note> notice() {
        if (places.isEmpty()) return Optional.empty();
        var told =
                places.entrySet().stream()
                        .map(entry -> entry.getKey() + " (" + entry.getValue() + ")")
                        .collect(Collectors.joining(", "));
        return Optional.of(Note.of("channel.elsewhere", Map.of("channels", told)));
    }

    void said(String channel, String speaker, String words) {
        ear.heard(channel, speaker, words);
    }

    /**
     * Tells a line from another place to all who have the channel on. One of a speaker or a place
     * that staff have muted is not told, nor one under the name of somebody who is muted here: it
     * may be theirs.
     */
    public void bring(Directory directory, String channel, String place, String who, String words) {
        if (!world.content().channels().containsKey(channel) || isMuted(who, place)) return;
        var line = new FromElsewhere(channel, place, who, words);
        tell(world, directory, line);
        directory.abroad().sendToAll(line);
    }

    private static void tell(World world, Directory directory, FromElsewhere line) {
        var channel = line.channel();
        directory.service(Chat.class).said(channel, line.speaker(), line.words(), world.now());
        for (var presence : directory.online())
            if (!presence.actor().preferences().settings().mutedChannels().contains(channel))
                world.tell(presence.actor(), line);
    }

    private boolean isMuted(String who, String place) {
        if (world.part(Outsiders.class).isMuted(who, place)) return true;
        return world.part(Sanctions.class).all().stream()
                .anyMatch(sanction ->
                        sanction.kind() == Sanction.Kind.MUTE
                                && sanction.name().equalsIgnoreCase(who));
    }
}
