package emberdelve.server.command.look;

import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.item.Counter;
import emberdelve.server.view.Note;
import emberdelve.server.view.Text;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What is neither here nor there: a ware of the shop, a part of the room under another form of its
 * word, and what the room's description names without having more to say of it.
 */
final class Glance {
    private Glance() {}

    /** Empty when nothing here is called so. */
    static Optional<Reply> at(Scene scene, String what, TargetName name) {
        return ware(scene, name).or(() -> detail(scene, name)).or(() -> mentioned(scene, what));
    }

    private static Optional<Reply> ware(Scene scene, TargetName name) {
        return Counter.here(scene)
                .flatMap(counter ->
                        counter.called(name).stream()
                                .findFirst()
                                .map(type ->
                                        Reply.of(
                                                new Text(type.name(), type.description()),
                                                Note.of(
                                                        "shop.price",
                                                        Map.of(
                                                                "keeper", counter.shop().keeper(),
                                                                "amount",
                                                                        Long.toString(
                                                                                counter.trade()
                                                                                        .price(
                                                                                                type)))))));
    }

    /** {@code lantern} and {@code the lanterns} are {@code lanterns}. */
    static Optional<Reply> detail(Scene scene, TargetName name) {
        return scene.room().template().details().entrySet().stream()
                .filter(detail -> name.fits(detail.getKey(), "") && !name.words().isEmpty())
                .findFirst()
                .map(detail -> Reply.of(new Text(detail.getKey(), detail.getValue())));
    }

    private static Optional<Reply> mentioned(Scene scene, String what) {
        var word = Pattern.compile("\\b" + Pattern.quote(what) + "\\b", Pattern.CASE_INSENSITIVE);
        return word.matcher(scene.room().template().description()).find()
                ? Optional.of(Reply.note("look.no-more", Map.of("what", what)))
                : Optional.empty();
    }
}
