package emberdelve.server.feature.lantern;

import emberdelve.server.command.Command;
import emberdelve.server.command.Numbers;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * {@code light lantern}, {@code light lantern 23}: lights one of the lanterns with a flask of oil.
 *
 * @param number the number of the lantern; empty for the first that is dark
 * @param isLantern whether the player means a lantern of the yard, and not something else
 */
record LightCommand(OptionalInt number, boolean isLantern) implements Command.Free {
    static final Verb VERB = Verb.of(Verb.Kind.THINGS, "lig*ht").text(LightCommand::parse);

    private static final int NUMBER_MAX = 1_000;

    private static Command parse(String typed) {
        var words = typed.strip().toLowerCase(Locale.ROOT).split(" +", -1);
        var isNamed = words[0].equals("lantern") || words[0].equals("lanterns");
        var last = words[words.length - 1];
        var number =
                Numbers.whole(last, 1, NUMBER_MAX)
                        .map(whole -> OptionalInt.of(whole.intValue()))
                        .orElseGet(OptionalInt::empty);
        var isAll = words.length == (isNamed ? 1 : 0) + (number.isPresent() ? 1 : 0);
        return new LightCommand(number, isAll);
    }

    @Override
    public boolean needsSaving() {
        return isLantern;
    }

    @Override
    public Reply run(Scene scene) {
        var lightings = scene.world().part(LanternYard.class).lightings();
        if (!isLantern) return Reply.note("light.no-lantern");
        if (lightings.isEmpty()) return Reply.note("lantern.none");
        return light(scene, lightings.get());
    }

    private Reply light(Scene scene, Lightings lightings) {
        var plan = lightings.plan();
        if (!scene.room().id().equals(plan.room()))
            return Reply.note(
                    "light.not-here",
                    Map.of("room", scene.world().map().room(plan.room()).template().name()));
        var dark = lightings.dark();
        var wanted = number.isEmpty() ? dark.getFirst() : number.getAsInt();
        if (!dark.contains(wanted))
            return Reply.note(
                    wanted > lightings.count() ? "light.no-such" : "light.burns",
                    Map.of("number", Integer.toString(wanted)));
        var oil =
                scene.self().pack().items().stream()
                        .filter(item -> item.type().id().equals(plan.oil()))
                        .findFirst();
        if (oil.isEmpty()) return Reply.note("light.no-oil", item(scene, plan.oil()));
        lightings.light(scene.self(), wanted, oil.get());
        return Reply.NOTHING;
    }

    private static Map<String, String> item(Scene scene, String id) {
        return Map.of(
                "item",
                Optional.ofNullable(scene.world().content().items().get(id))
                        .map(type -> type.name())
                        .orElse(id));
    }
}
