package emberdelve.server.feature.feat;

import emberdelve.config.content.Feat;
import emberdelve.server.command.Command;
import emberdelve.server.command.NameMatch;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.Verb;
import emberdelve.server.text.Nouns;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * {@code feats}, {@code feats all}: lists the feats that the character has earned, and the nearest
 * or all of those that are left. {@code feats ratcatcher}: tells of one feat. {@code feats wear
 * ratcatcher}, {@code feats wear none}: puts on the title of a feat, or takes the title off.
 */
record FeatsCommand(String words) implements Command.Free {
    static final Verb VERB =
            Verb.of(Verb.Kind.SELF, "fea*ts", "ach*ievements").optionalText(FeatsCommand::new);

    /** The number of feats left that a short list shows. */
    private static final int NEAR = 3;

    private static final String WEAR = "wear ";

    @Override
    public Reply run(Scene scene) {
        var typed = words.toLowerCase(Locale.ROOT);
        var feats = scene.world().part(Feats.class);
        if (typed.isEmpty()) return list(scene, feats, NEAR);
        if (typed.equals("all")) return list(scene, feats, Integer.MAX_VALUE);
        if (typed.equals(WEAR + "none")) return wear(scene, "");
        var wears = typed.startsWith(WEAR);
        var name = wears ? typed.substring(WEAR.length()) : typed;
        var feat =
                NameMatch.one(
                        feats.all().stream().toList(),
                        TargetName.parse(name),
                        each -> List.of(each.title()),
                        Feat::id);
        if (feat.isEmpty()) return Reply.note("feat.unknown", Map.of("title", name));
        if (!wears) return Reply.of(tell(scene, feats, feat.get()));
        return feats.hasEarned(scene.self(), feat.get())
                ? wear(scene, feat.get().title())
                : Reply.note("feat.not-yours", Map.of("title", feat.get().title()));
    }

    private static Reply list(Scene scene, Feats feats, int most) {
        var self = scene.self();
        var earned = feats.all().stream().filter(feat -> feats.hasEarned(self, feat)).toList();
        var lines = new ArrayList<View>();
        lines.add(
                Note.of(
                        "feat.count",
                        Map.of(
                                "earned", Integer.toString(earned.size()),
                                "count", Integer.toString(feats.all().size()))));
        for (var feat : earned)
            lines.add(Note.of("feat.has", Map.of("title", Nouns.capital(feat.title()))));
        feats.all().stream()
                .filter(feat -> !feats.hasEarned(self, feat))
                .sorted(Comparator.comparingDouble(feat -> -share(feats, feat, scene)))
                .limit(most)
                .forEach(feat -> lines.add(open(scene, feats, feat)));
        lines.add(Note.of("feat.how"));
        return new Reply(List.copyOf(lines), false);
    }

    private static double share(Feats feats, Feat feat, Scene scene) {
        return (double) feats.done(feat, scene.self()) / feats.needed(feat);
    }

    private static Note tell(Scene scene, Feats feats, Feat feat) {
        var day = Optional.ofNullable(feats.of(scene.self().id()).earned().get(feat.id()));
        return day.map(earned ->
                        Note.of(
                                "feat.told",
                                Map.of(
                                        "title", Nouns.capital(feat.title()),
                                        "sentence", feat.sentence(),
                                        "day", LocalDate.ofEpochDay(earned).toString())))
                .orElseGet(() -> open(scene, feats, feat));
    }

    /** The note of how far the character is on the way to a feat. */
    private static Note open(Scene scene, Feats feats, Feat feat) {
        var world = scene.world();
        var measure = feat.when().name().toLowerCase(Locale.ROOT).replace('_', '-');
        var of =
                switch (feat.when()) {
                    case KILLS ->
                            feat.of()
                                    .map(id -> world.content().monsters().get(id))
                                    .map(type -> type.plural());
                    case ROOMS ->
                            feat.of()
                                    .map(id -> world.content().zones().get(id))
                                    .map(zone -> zone.name());
                    case QUESTS ->
                            feat.of()
                                    .map(id -> id.split("/", 2)[0])
                                    .map(id -> world.content().quests().get(id))
                                    .map(quest -> quest.name());
                    case SHARED_KILLS,
                            KINDS,
                            LEVEL,
                            GOLD,
                            DEATHS,
                            DELVES,
                            DAILY_DELVES,
                            DUELS,
                            LANTERNS ->
                            Optional.<String>empty();
                };
        return Note.of(
                "feat.open-" + measure + (of.isPresent() ? "-of" : ""),
                Map.of(
                        "title", Nouns.capital(feat.title()),
                        "done", Long.toString(feats.done(feat, scene.self())),
                        "count", Long.toString(feats.needed(feat)),
                        "kind", of.orElse("")));
    }

    private static Reply wear(Scene scene, String title) {
        var self = scene.self();
        self.setPreferences(
                self.preferences().withSettings(self.preferences().settings().withTitle(title)));
        return title.isEmpty()
                ? Reply.note("title.none")
                : Reply.note("title.is", Map.of("title", title));
    }
}
