package emberdelve.server.command;

import emberdelve.config.content.RoomId;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.view.Note;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * The notes that features show in a room instead of what its builder wrote there. Thread: world.
 */
public final class Displays {
    private final List<Display> displays = new ArrayList<>();
    private final List<BiFunction<Scene, String, Optional<Reply>>> others = new ArrayList<>();
    private final List<BiFunction<Scene, Actor, Optional<Note>>> ofPeople = new ArrayList<>();

    private final List<Function<World, Optional<Note>>> ofTime = new ArrayList<>();

    public Displays() {}

    /** Lets {@code shows} answer {@code look} with one of these whole words in that room. */
    public void add(RoomId room, List<String> words, Function<Scene, Reply> shows) {
        displays.add(new Display(room, words, shows));
    }

    /** Adds answers to words that nothing else in the room has. */
    public void addOther(BiFunction<Scene, String, Optional<Reply>> shows) {
        others.add(shows);
    }

    /** Adds a line that whoever looks at a player's character reads, too. */
    public void addToPeople(BiFunction<Scene, Actor, Optional<Note>> line) {
        ofPeople.add(line);
    }

    /** Adds a line that whoever asks for the time reads first. */
    public void addToTime(Function<World, Optional<Note>> line) {
        ofTime.add(line);
    }

    /** The lines of features that tell the time. */
    public List<Note> ofTime(World world) {
        return ofTime.stream().flatMap(line -> line.apply(world).stream()).toList();
    }

    /** The lines that whoever looks at that character reads. */
    public List<Note> of(Scene scene, Actor character) {
        return ofPeople.stream().flatMap(line -> line.apply(scene, character).stream()).toList();
    }

    /** The reply to that word in the room; empty if nothing is shown under it. */
    public Optional<Reply> at(Scene scene, String what) {
        return displays.stream()
                .filter(each -> each.room.equals(scene.room().id()) && each.isCalled(what))
                .findFirst()
                .map(each -> each.shows.apply(scene));
    }

    /** The answer to a word that nothing else in the room has; empty for none. */
    public Optional<Reply> otherwise(Scene scene, String what) {
        return others.stream().flatMap(each -> each.apply(scene, what).stream()).findFirst();
    }

    private record Display(RoomId room, List<String> words, Function<Scene, Reply> shows) {
        boolean isCalled(String what) {
            return words.stream().anyMatch(TargetName.parse(what)::isWhole);
        }
    }
}
