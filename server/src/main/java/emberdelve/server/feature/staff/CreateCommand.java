package emberdelve.server.feature.staff;

import emberdelve.server.admin.Role;
import emberdelve.server.command.OnPlayer;
import emberdelve.server.command.Presence;
import emberdelve.server.command.Reasoned;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Suggestions;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Items;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Pile;
import emberdelve.server.rule.item.Gifts;
import emberdelve.server.rule.item.ItemEvent;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * {@code create ITEM [for NAME] [reason WORDS]}: makes an item in the receiver's pack.
 *
 * @param name the receiver; {@code me} if none was typed
 */
record CreateCommand(String item, String name, String reason) implements OnPlayer {
    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "cr*eate")
                    .from(Role.ADMIN)
                    .inOwnWords()
                    .text(CreateCommand::parse);

    private static final String ONESELF = "me";

    static CreateCommand parse(String rest) {
        var typed = Reasoned.read(rest);
        var what = typed.what();
        var split = what.toLowerCase(Locale.ROOT).lastIndexOf(" for ");
        if (split < 0) return new CreateCommand(id(what), ONESELF, typed.reason());
        return new CreateCommand(
                id(what.substring(0, split)), what.substring(split + 5).strip(), typed.reason());
    }

    private static String id(String typed) {
        return typed.strip().toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    @Override
    public String line(String who) {
        return Reasoned.line("create " + item + " for " + who, reason);
    }

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public boolean suitsOneself() {
        return true;
    }

    @Override
    public Reply run(StaffScene scene) {
        var items = scene.world().content().items();
        if (!items.containsKey(item)) {
            var near = Suggestions.nearest(item, items.keySet());
            return near.isEmpty()
                    ? Reply.note("create.unknown", Map.of("item", item))
                    : Reply.note(
                            "create.near", Map.of("item", item, "words", String.join(", ", near)));
        }
        if (Scene.isMe(name) && scene.self().isEmpty()) return Reply.note("staff.for-whom");
        return OnPlayer.super.run(scene);
    }

    @Override
    public Reply run(StaffScene scene, Presence player) {
        var type = Optional.ofNullable(scene.world().content().items().get(item)).orElseThrow();
        var owner = player.actor();
        var place = scene.world().part(Gifts.class).placeFor(owner, type);
        var source = StaffFeature.LEDGER;
        var made = scene.world().part(Items.class).mint(type, place, source);
        var number =
                scene.audit(
                        "create", owner.name(), Reasoned.detail(item + " " + made.id(), reason));
        scene.canTakeBack(new CreateBack(scene.world(), owner, made, place, source));
        scene.world().emit(owner.room(), new ItemEvent.Created(owner.named(), new Pile(type, 1)));
        return Reply.note(
                place instanceof OuterPlace.Banked ? "create.banked" : "create.done",
                Map.of(
                        "item", type.name(),
                        "id", made.id().toString(),
                        "who", owner.name(),
                        "audit", number));
    }
}
