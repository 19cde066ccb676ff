package emberdelve.server.feature.look;

import emberdelve.config.content.ItemType;
import emberdelve.server.command.Displays;
import emberdelve.server.command.Looking;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.rule.item.Counter;
import emberdelve.server.rule.item.NumbersView;
import emberdelve.server.view.Note;
import emberdelve.server.view.Text;
import emberdelve.server.view.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The look at something that is neither item nor actor: a ware of the shop, a detail of the room
 * under another form of its word, a thing that the room's description only mentions, and what a
 * feature shows.
 */
final class Glance {
    private Glance() {}

    /** The reply; empty if nothing here has that name. */
    static Optional<Reply> at(Scene scene, String what, TargetName name) {
        return ware(scene, name)
                .or(() -> Looking.detail(scene.room(), name))
                .or(() -> mentioned(scene, what))
                .or(() -> scene.world().part(Displays.class).otherwise(scene, what));
    }

    private static Optional<Reply> ware(Scene scene, TargetName name) {
        var counter = Counter.here(scene);
        var called = counter.stream().flatMap(each -> each.called(name).stream()).findFirst();
        return called.map(type -> priced(scene, counter.get(), type));
    }

    /** The price of an item of that type in the shop here; empty if none is sold here. */
    static Optional<Note> price(Scene scene, ItemType type) {
        return Counter.here(scene)
                .filter(counter -> counter.wares().contains(type))
                .map(counter -> price(counter, type));
    }

    private static Reply priced(Scene scene, Counter counter, ItemType type) {
        var lines = new ArrayList<View>();
        lines.add(new Text(type.name(), type.description()));
        if (NumbersView.has(type)) lines.add(NumbersView.of(type, scene.self()));
        lines.add(price(counter, type));
        return new Reply(List.copyOf(lines), false);
    }

    private static Note price(Counter counter, ItemType type) {
        var price = Long.toString(counter.trade().price(type));
        return Note.of("shop.price", Map.of("keeper", counter.shop().keeper(), "amount", price));
    }

    private static Optional<Reply> mentioned(Scene scene, String what) {
        var word = Pattern.compile("\\b" + Pattern.quote(what) + "\\b", Pattern.CASE_INSENSITIVE);
        return word.matcher(scene.room().description()).find()
                ? Optional.of(Reply.note("look.no-more", Map.of("what", what)))
                : Optional.empty();
    }
}
