package emberdelve.server.feature.person;

import emberdelve.config.content.Shop;
import emberdelve.config.content.Townsperson;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.view.DataView;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The townspeople in the reader's room for client programs, with what one can ask them. */
public record PeopleView(List<Line> people) implements DataView {
    private static final String WARES = "list";

    /**
     * @param about the words that they answer to
     * @param commands the lines that a player could type about them, the most usual first; one that
     *     ends with a space is to be gone on with
     */
    public record Line(String name, List<String> about, List<String> commands) {
        public Line {
            about = List.copyOf(about);
            commands = List.copyOf(commands);
        }
    }

    public PeopleView {
        people = List.copyOf(people);
    }

    static PeopleView of(World world, Actor self) {
        var people = Townspeople.at(world, self.room().id());
        var keeper = self.room().template().shop().map(Shop::keeper);
        var lines = new ArrayList<Line>();
        for (var person : people)
            lines.add(line(person, keeper.stream().anyMatch(person.name()::equals)));
        keeper.filter(name -> people.stream().noneMatch(person -> person.name().equals(name)))
                .ifPresent(name -> lines.add(new Line(name, List.of(), List.of(WARES))));
        return new PeopleView(lines);
    }

    private static Line line(Townsperson person, boolean sells) {
        var name = person.name().toLowerCase(Locale.ROOT);
        var about = person.answers().words().toList();
        var commands = new ArrayList<String>();
        if (sells) commands.add(WARES);
        commands.add("talk " + name);
        for (var word : about) commands.add("ask %s about %s".formatted(name, word));
        return new Line(person.name(), about, commands);
    }

    List<Line> json() {
        return people;
    }
}
