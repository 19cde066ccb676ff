package emberdelve.server.walk;

import emberdelve.config.content.Answers;
import emberdelve.config.content.People;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.Townsperson;
import emberdelve.config.content.Trigger.When;
import emberdelve.server.model.Nature;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Reads what there is to read in a room, hears what there is to hear; {@link Doors} moves its
 * doors.
 */
final class Study {
    /** What no room has. */
    private static final String NOTHING = "xyzzy";

    private static final int TRIES_MAX = 4;

    private final Party party;
    private final Walker who;
    private final List<String> faults;
    private final Doors doors;
    private final Set<String> kinds = new HashSet<>();

    /**
     * @param faults gets a sentence for each thing that is not as it should be
     */
    Study(Party party, List<String> faults) {
        this.party = party;
        this.who = party.leader();
        this.faults = faults;
        doors = new Doors(party, faults);
    }

    /** All of the room where the walker stands. */
    void room() {
        var room = party.chart().room(who.here());
        who.clears();
        if (!shows(room, "look", room.description()))
            faults.add(room.id() + " is not to be seen: look" + who.remembers());
        details(room);
        monsters();
        for (var person : party.content().part(People.class).map(People::all).orElse(List.of()))
            if (person.at().equals(room.id())) hear(room, person);
        room.shop().ifPresent(_ -> wares(room));
        things(room);
        back(room);
        doors.of(room);
        back(room);
    }

    private boolean shows(RoomTemplate room, String line, String text) {
        return reads(room, line).contains(plain(text));
    }

    /** As it is read: on one line. */
    private static String plain(String text) {
        return text.strip().replaceAll("\\s+", " ");
    }

    /** In the room, from which monsters may drive the walker while it types. */
    private String reads(RoomTemplate room, String line) {
        for (var tries = 1; tries < TRIES_MAX; tries++) {
            back(room);
            var read = who.types(line);
            if (who.here().equals(room.id())) return read;
        }
        back(room);
        return who.types(line);
    }

    private void details(RoomTemplate room) {
        room.details()
                .forEach((word, text) -> {
                    if (!shows(room, "look " + word, text))
                        faults.add(
                                room.id()
                                        + " has a detail that nobody reads: look "
                                        + word
                                        + who.remembers());
                });
        var nothing = reads(room, "look " + NOTHING);
        for (var trigger : room.triggers()) {
            if (trigger.when() != When.LOOK || trigger.cue().words().isEmpty()) continue;
            var word = trigger.cue().words().getFirst();
            if (reads(room, "look " + word).equals(nothing.replace(NOTHING, word)))
                faults.add(room.id() + " has no answer to: look " + word);
        }
    }

    private void monsters() {
        for (var actor : List.copyOf(who.room().actors())) {
            if (!(actor.nature() instanceof Nature.Monster(var type))) continue;
            if (kinds.contains(type.id())) continue;
            var isSeen = who.types("look " + actor.id()).contains(plain(type.description()));
            // It may be dead or gone by now, and others of its kind are elsewhere.
            if (isSeen) kinds.add(type.id());
            else if (actor.isPresent() && actor.room() == who.room())
                faults.add("a " + type.id() + " is not to be seen" + who.remembers());
        }
    }

    private void hear(RoomTemplate room, Townsperson person) {
        var answers = person.answers();
        if (!shows(room, "talk " + person.name(), answers.greeting()))
            faults.add(person.id() + " greets nobody: talk" + who.remembers());
        for (var topic : answers.topics())
            for (var word : topic.words())
                if (!isAnswered(room, "ask " + person.name() + " about " + word, topic))
                    faults.add(
                            person.id() + " does not answer: ask about " + word + who.remembers());
    }

    private boolean isAnswered(RoomTemplate room, String line, Answers.Topic topic) {
        var read = reads(room, line);
        return topic.says().stream().anyMatch(said -> read.contains(plain(said.text())));
    }

    private void wares(RoomTemplate room) {
        var list = reads(room, "list");
        for (var ware : room.shop().orElseThrow().wares()) {
            var name = party.content().items().get(ware).name();
            if (!list.contains(name)) faults.add(room.id() + " does not list its " + name);
        }
    }

    /** What there is to pull is pulled. What comes of it is for quests to say. */
    private void things(RoomTemplate room) {
        for (var trigger : room.triggers()) {
            if (trigger.when() != When.USE || trigger.cue().words().isEmpty()) continue;
            back(room);
            who.types("pull " + trigger.cue().words().getFirst());
        }
    }

    private void back(RoomTemplate room) {
        party.go(who, room.id());
        who.clears();
    }
}
