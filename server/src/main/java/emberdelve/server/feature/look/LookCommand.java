package emberdelve.server.feature.look;

import emberdelve.config.content.Direction;
import emberdelve.config.content.Mirror;
import emberdelve.config.content.Trigger.When;
import emberdelve.server.command.Command;
import emberdelve.server.command.Displays;
import emberdelve.server.command.Find;
import emberdelve.server.command.Looking;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Deed;
import emberdelve.server.kernel.Light;
import emberdelve.server.kernel.Weather;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Condition;
import emberdelve.server.model.Item;
import emberdelve.server.model.Nature;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.rule.item.ContainerView;
import emberdelve.server.rule.item.CorpseView;
import emberdelve.server.rule.item.NumbersView;
import emberdelve.server.view.Note;
import emberdelve.server.view.Text;
import emberdelve.server.view.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * {@code look}, {@code look kobold}, {@code look in corpse}, {@code look north}: shows what the
 * character sees.
 *
 * @param what empty for the room
 */
record LookCommand(String what, boolean inside) implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.SEE, "l*ook").optionalText(LookCommand::parse);
    public static final Verb EXAMINE = Verb.of(Verb.Kind.SEE, "ex*amine").text(LookCommand::parse);

    static LookCommand parse(String rest) {
        var words = rest.toLowerCase(Locale.ROOT);
        if (words.startsWith("at ")) return new LookCommand(words.substring(3).strip(), false);
        if (words.startsWith("in ")) return new LookCommand(words.substring(3).strip(), true);
        return new LookCommand(words, false);
    }

    @Override
    public boolean isLeftToTheFrozen() {
        return true;
    }

    @Override
    public Reply run(Scene scene) {
        if (what.isEmpty()) return around(scene);

        var deed = deed(scene);
        var seen = look(scene);
        // What a trigger answers to a look stands below what is seen.
        if (seen.isPresent()) return seen.get().then(() -> scene.world().hooks().deed(deed));
        return scene.world().hooks().deed(deed) ? Reply.NOTHING : Find.none("look.not-here", what);
    }

    private Deed deed(Scene scene) {
        return Deed.of(scene.room(), When.LOOK, scene.self())
                .called(what)
                .to(scene.somebody(what))
                .with(
                        Find.items(inReach(scene), TargetName.parse(what)).stream()
                                .limit(1)
                                .map(Item::type)
                                .toList());
    }

    /** The view of what is seen; empty when nothing of that name is here. */
    private Optional<Reply> look(Scene scene) {
        var direction = Direction.named(what);
        if (direction.isPresent()) return Optional.of(lookTowards(scene, direction.get()));
        var displayed = scene.world().part(Displays.class).at(scene, what);
        if (displayed.isPresent()) return displayed;
        var detail = scene.room().template().details().get(what);
        if (detail != null)
            return Optional.of(
                    Light.canSeeIn(scene.self(), scene.room())
                            ? Reply.of(new Text(what, detail))
                            : Reply.note("look.dark"));

        var name = TargetName.parse(what);
        var actor = scene.somebody(what);
        if (actor.isPresent()) return Optional.of(describe(scene, actor.get()));
        if (name.fits("corpse")) return Optional.of(lookIntoCorpse(scene));
        for (var corpse : scene.room().corpses()) {
            if (name.isId(corpse.id().toString()) || name.fits("corpse of " + corpse.of()))
                return Optional.of(Reply.of(CorpseView.of(corpse, scene.self().id())));
        }
        var items = Find.items(inReach(scene), name);
        if (!items.isEmpty()) return Optional.of(describe(scene, items.getFirst()));
        return Glance.at(scene, what, name);
    }

    private Reply describe(Scene scene, Item item) {
        var type = item.type();
        var holds = type.make().container().isPresent();
        if (inside && !holds) return Reply.note("look.holds-nothing", Map.of("item", type.name()));
        var lines = new ArrayList<View>();
        lines.add(new Text(type.name(), type.description()));
        if (NumbersView.has(type)) lines.add(NumbersView.of(type, scene.self()));
        var stands = item.place() instanceof OuterPlace.OnFloor;
        if (stands && item.firstBarredTo(scene.self().id()).isPresent()) {
            lines.add(Note.of("put.locked", Map.of("item", type.name())));
            return new Reply(List.copyOf(lines), false);
        }
        item.boundTo()
                .filter(_ -> !stands)
                .map(owner -> owner.equals(scene.self().id()) ? "item.bound" : "take.bound")
                .map(key -> Note.of(key, Map.of("item", type.name())))
                .ifPresent(lines::add);
        Glance.price(scene, type).ifPresent(lines::add);
        if (holds) lines.add(new ContainerView(type, Looking.things(item.contents().items())));
        return new Reply(List.copyOf(lines), false);
    }

    private static Reply around(Scene scene) {
        var room = Looking.room(scene.room(), scene.self(), scene.directory());
        return scene.self().preferences().settings().minimap()
                ? Reply.of(room, new MiniMap(Survey.of(scene)))
                : Reply.of(room);
    }

    private static Reply lookTowards(Scene scene, Direction direction) {
        var way = scene.room().way(direction);
        if (way.isEmpty()) return Reply.note("walk.no-exit");
        var line =
                Looking.exits(scene.room()).exits().stream()
                        .filter(exit -> exit.direction() == direction)
                        .findFirst();
        return Reply.of(new emberdelve.server.view.ExitsView(List.of(line.orElseThrow())));
    }

    private static Reply lookIntoCorpse(Scene scene) {
        var corpses = scene.room().corpses();
        if (corpses.isEmpty()) return Reply.note("look.not-here", Map.of("what", "corpse"));
        var corpse = corpses.getLast();
        return Reply.of(CorpseView.of(corpse, scene.self().id()));
    }

    private static Reply describe(Scene scene, Actor actor) {
        var condition = Note.of("look.condition-" + word(actor), actor.named());
        return switch (actor.nature()) {
            case Nature.Monster(var type) -> {
                var lines = new ArrayList<View>();
                lines.add(new Text(type.name(), type.description()));
                lines.add(condition);
                var weather = scene.world().part(Weather.class);
                if (!actor.combat().isFighting() && weather.isTime(type.habits().sleeps()))
                    lines.add(Note.of("look.sleeps", actor.named()));
                if (type.habits().mirror().filter(its -> its.takes(Mirror.Part.BLOW)).isPresent())
                    lines.add(Note.of("look.mirrors", actor.named()));
                yield new Reply(List.copyOf(lines), false);
            }
            case Nature.PlayerCharacter character -> {
                var lines = new ArrayList<View>();
                lines.add(FingerCommand.who(actor, character));
                FingerCommand.hardcore(actor).ifPresent(lines::add);
                FingerCommand.title(scene.self(), actor).ifPresent(lines::add);
                lines.addAll(scene.world().part(Displays.class).of(scene, actor));
                lines.add(condition);
                yield new Reply(List.copyOf(lines), false);
            }
        };
    }

    private static String word(Actor actor) {
        return Condition.of(actor.hp(), actor.stats().hp())
                .name()
                .toLowerCase(Locale.ROOT)
                .replace('_', '-');
    }

    private static List<Item> inReach(Scene scene) {
        var items = new ArrayList<Item>();
        items.addAll(scene.self().pack().items());
        items.addAll(scene.self().worn().values());
        items.addAll(scene.room().floor().items());
        return items;
    }
}
