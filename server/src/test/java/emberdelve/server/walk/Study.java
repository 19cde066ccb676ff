package emberdelve.server.walk;

import emberdelve.config.content.Answers;
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
        if (!shows("look", room.description()))
            faults.add(room.id() + " is not to be seen: look" + who.remembers());
        details(room);
        monsters();
        for (var person : party.content().town().people())
            if (person.at().equals(room.id())) hear(person);
        room.shop().ifPresent(_ -> wares(room));
        things(room);
        back(room);
        doors.of(room);
        back(room);
    }

    private boolean shows(String line, String text) {
        return who.types(line).contains(text.strip().replaceAll("\\s+", " "));
    }

    private void details(RoomTemplate room) {
        room.details()
                .forEach((word, text) -> {
                    if (!shows("look " + word, text))
                        faults.add(
                                room.id()
                                        + " has a detail that nobody reads: look "
                                        + word
                                        + who.remembers());
                });
        var nothing = who.types("look " + NOTHING);
        for (var trigger : room.triggers()) {
            if (trigger.when() != When.LOOK || trigger.cue().words().isEmpty()) continue;
            var word = trigger.cue().words().getFirst();
            if (who.types("look " + word).equals(nothing.replace(NOTHING, word)))
                faults.add(room.id() + " has no answer to: look " + word);
        }
    }

    private void monsters() {
        for (var actor : List.copyOf(who.room().actors())) {
            if (!(actor.nature() instanceof Nature.Monster(var type))) continue;
            if (kinds.add(type.id()) && !shows("look " + actor.id(), type.description()))
                faults.add("a " + type.id() + " is not to be seen" + who.remembers());
        }
    }

    private void hear(Townsperson person) {
        var answers = person.answers();
        if (!shows("talk " + person.name(), answers.greeting()))
            faults.add(person.id() + " greets nobody: talk" + who.remembers());
        for (var topic : answers.topics())
            for (var word : topic.words())
                if (!isAnswered("ask " + person.name() + " about " + word, topic))
                    faults.add(
                            person.id() + " does not answer: ask about " + word + who.remembers());
    }

    private boolean isAnswered(String line, Answers.Topic topic) {
        var read = who.types(line);
        return topic.says().stream()
                .anyMatch(said -> read.contains(said.text().strip().replaceAll("\\s+", " ")));
    }

    private void wares(RoomTemplate room) {
        var list = who.types("list");
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
