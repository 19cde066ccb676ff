package emberdelve.server.feature.staff;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Presence;
import emberdelve.server.command.Reply;
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
 * {@code create ITEM [for NAME]}: makes an item in the receiver's pack.
 *
 * @param receiver the name of the receiver; empty for the one who types the command
 */
record CreateCommand(String item, Optional<String> receiver) implements Command.Staff {
    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "cr*eate").from(Role.ADMIN).text(CreateCommand::parse);

    static CreateCommand parse(String rest) {
        var split = rest.toLowerCase(Locale.ROOT).lastIndexOf(" for ");
        if (split < 0) return new CreateCommand(id(rest), Optional.empty());
        return new CreateCommand(
                id(rest.substring(0, split)), Optional.of(rest.substring(split + 5).strip()));
    }

    private static String id(String typed) {
        return typed.strip().toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public Reply run(StaffScene scene) {
        var type = scene.world().content().items().get(item);
        if (type == null) {
            var near = Suggestions.nearest(item, scene.world().content().items().keySet());
            return near.isEmpty()
                    ? Reply.note("create.unknown", Map.of("item", item))
                    : Reply.note(
                            "create.near", Map.of("item", item, "words", String.join(", ", near)));
        }
        var named = receiver.flatMap(scene::player);
        if (named.filter(scene::isBelow).isPresent())
            return Reply.note("staff.higher", Map.of("who", named.get().actor().name()));
        var owner = receiver.isPresent() ? named.map(Presence::actor) : scene.self();
        if (owner.isEmpty()) return Reply.note("staff.for-whom");

        var place = scene.world().part(Gifts.class).placeFor(owner.get(), type);
        var made = scene.world().part(Items.class).mint(type, place, StaffFeature.LEDGER);
        var number = scene.audit("create", owner.get().name(), item + " " + made.id());
        scene.world()
                .emit(
                        owner.get().room(),
                        new ItemEvent.Created(owner.get().named(), new Pile(type, 1)));
        return Reply.note(
                place instanceof OuterPlace.Banked ? "create.banked" : "create.done",
                Map.of(
                        "item", type.name(),
                        "id", made.id().toString(),
                        "who", owner.get().name(),
                        "audit", number));
    }
}
