package emberdelve.server.feature.stone;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.rule.sanction.Silence;
import emberdelve.server.view.Question;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code engrave WORDS}: says what it costs to have the line carved, and asks for a confirmation;
 * {@code engrave cut WORDS} has it carved. {@code engrave} alone reads the stone.
 *
 * @param sure whether the player has confirmed
 */
record EngraveCommand(String words, boolean sure) implements Command.Free {
    static final Verb VERB =
            Verb.of(Verb.Kind.TALK, "eng*rave").inOwnWords().optionalText(EngraveCommand::parse);

    private static final String SURE = "cut ";

    private static Command parse(String rest) {
        return rest.startsWith(SURE)
                ? new EngraveCommand(rest.substring(SURE.length()).strip(), true)
                : new EngraveCommand(rest, false);
    }

    @Override
    public boolean needsSaving() {
        return sure;
    }

    @Override
    public Reply run(Scene scene) {
        var carvings = scene.world().part(Carvings.class);
        var stone = carvings.stone();
        if (stone.isEmpty()) return Reply.note("stone.none");
        if (!scene.room().id().equals(stone.get().room())) {
            var where = scene.world().map().room(stone.get().room()).template().name();
            return Reply.note("stone.not-here", Map.of("room", where));
        }
        if (words.isEmpty()) return Inscription.read(scene);
        return Silence.of(scene).orElseGet(() -> at(stone.get(), carvings, scene));
    }

    private Reply at(Stone stone, Carvings carvings, Scene scene) {
        var self = scene.self();
        if (words.length() > Carvings.WORDS_MAX)
            return Reply.note(
                    "mail.too-long", Map.of("most", Integer.toString(Carvings.WORDS_MAX)));
        var refusal = carvings.refusal(self);
        if (refusal.isPresent()) return Reply.note(refusal.get());
        var price = carvings.price(stone, self);
        var coins = Map.of("price", Long.toString(price), "gold", Long.toString(self.gold()));
        if (price > self.gold()) return Reply.note("stone.too-poor", coins);
        if (!sure) return ask(stone, coins);
        carvings.carve(self, words, price);
        scene.emit(new StoneEvent(self.named(), stone.carver(), words, price));
        return Reply.NOTHING;
    }

    private Reply ask(Stone stone, Map<String, String> coins) {
        var about =
                Map.of(
                        "keeper", stone.carver(),
                        "words", words,
                        "price", coins.getOrDefault("price", ""),
                        "gold", coins.getOrDefault("gold", ""));
        var options =
                List.of(
                        Question.Option.of("yes", "engrave " + SURE + words),
                        Question.Option.of("no", ""));
        return Reply.of(new Question("question.engrave", about, options, Optional.of(2)));
    }
}
