package emberdelve.server.checkpoint;

import emberdelve.config.content.Bonuses;
import emberdelve.config.content.Dice;
import emberdelve.config.content.Effect;
import emberdelve.db.character.CharacterRow;
import emberdelve.server.feature.effect.Afraid;
import emberdelve.server.feature.effect.Asleep;
import emberdelve.server.feature.effect.Confused;
import emberdelve.server.feature.effect.LastingEffects;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Mind;
import emberdelve.server.model.StatusEffect;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What has befallen a character, as text: a line with the version, then a line each, tabs between
 * its words; times are ticks and turns that are left. The first word of a line is one of {@link
 * Word}. Whom one was charmed by is not there any more after a restart, so that spell ends with it.
 * Thread: world.
 */
final class PlightText {
    private static final Logger LOG = LoggerFactory.getLogger(PlightText.class);
    private static final String VERSION = "1";

    /** What a line is about, as it is stored, in lower case. */
    private enum Word {
        SPEED,
        STATS,
        OVER,
        MIND,
        RECOVERS
    }

    private PlightText() {}

    /** Empty when nothing has. {@code now}: the world's tick. */
    static String write(Actor actor, long now) {
        var text = new StringBuilder();
        for (var status : actor.statusEffects().active()) {
            var zone = actor.room().zone();
            var next = status.nextTick() - zone.now();
            var left = status.endTick() - zone.now();
            switch (status.effect()) {
                case Effect.ChangeSpeed(var name, var percent, var lasts) ->
                        line(text, Word.SPEED, name, percent, lasts, left);
                case Effect.ChangeStats(var name, var more, var lasts) ->
                        line(
                                text,
                                Word.STATS,
                                name,
                                more.attack(),
                                more.attackChance(),
                                more.defense(),
                                more.defenseChance(),
                                more.vision(),
                                more.armour(),
                                lasts,
                                left);
                case Effect.OverTime(
                                var name,
                                var amount,
                                var hurts,
                                var verb,
                                var every,
                                var times) ->
                        line(text, Word.OVER, name, amount, hurts, verb, every, times, next, left);
            }
        }
        for (var mind : actor.minds().passing())
            if (mind(mind.getKey()).isPresent())
                line(text, Word.MIND, mind.getKey(), mind.getValue());
        actor.statusEffects()
                .recovering()
                .forEach((ability, until) -> {
                    if (until > now) line(text, Word.RECOVERS, ability, until - now);
                });
        return text.isEmpty() ? "" : VERSION + text;
    }

    /** Goes on with it; the actor is in the world. What cannot be read any more is passed over. */
    static void resume(World world, Actor actor, String text) {
        for (var line : text.lines().skip(1).toList()) {
            var words = List.of(line.split("\t", -1));
            try {
                resume(world, actor, words);
            } catch (IllegalArgumentException | IndexOutOfBoundsException old) {
                LOG.warn("{}: {} (expected: what this program writes; it ends)", actor, words);
            }
        }
        world.turns().arrange(actor);
    }

    private static void resume(World world, Actor actor, List<String> words) {
        var name = words.get(1);
        switch (Word.valueOf(words.getFirst().toUpperCase(Locale.ROOT))) {
            case MIND ->
                    mind(name)
                            .ifPresent(mind ->
                                    actor.minds().override(mind, Math.max(1, number(words, 2))));
            case RECOVERS -> actor.statusEffects().recover(name, world.now() + number(words, 2));
            case SPEED ->
                    befall(
                            world,
                            actor,
                            words,
                            new Effect.ChangeSpeed(
                                    name, number(words, 2), Duration.parse(words.get(3))));
            case STATS ->
                    befall(
                            world,
                            actor,
                            words,
                            new Effect.ChangeStats(
                                    name,
                                    new Bonuses(
                                            number(words, 2),
                                            number(words, 3),
                                            number(words, 4),
                                            number(words, 5),
                                            number(words, 6),
                                            number(words, 7)),
                                    Duration.parse(words.get(8))));
            case OVER ->
                    befall(
                            world,
                            actor,
                            words,
                            new Effect.OverTime(
                                    name,
                                    Dice.parse(words.get(2))
                                            .orElseThrow(IllegalArgumentException::new),
                                    Boolean.parseBoolean(words.get(3)),
                                    words.get(4),
                                    Duration.parse(words.get(5)),
                                    number(words, 6)));
        }
    }

    private static void befall(
            World world, Actor actor, List<String> words, Effect.Lasting effect) {
        var left = number(words, words.size() - 1);
        var over = effect instanceof Effect.OverTime;
        var next = over ? number(words, words.size() - 2) : left;
        world.part(LastingEffects.class)
                .resume(actor, new StatusEffect(effect.name(), effect, actor, next, left));
    }

    /** The one of that word that can go on; a new kind has to be thought of here. */
    private static Optional<Mind> mind(String word) {
        for (var kind : Effect.PassingMind.values()) {
            Optional<Mind> mind =
                    switch (kind) {
                        case CONFUSED -> Optional.of(Confused.CONFUSED);
                        case ASLEEP -> Optional.of(Asleep.ASLEEP);
                        case AFRAID -> Optional.of(Afraid.AFRAID);
                        case CHARMED -> Optional.empty();
                    };
            if (mind.filter(its -> its.word().equals(word)).isPresent()) return mind;
        }
        return Optional.empty();
    }

    private static int number(List<String> words, int at) {
        return Integer.parseInt(words.get(at));
    }

    private static void line(StringBuilder text, Word about, Object... words) {
        var line = new StringBuilder().append('\n').append(about.name().toLowerCase(Locale.ROOT));
        for (var word : words) line.append('\t').append(word);
        // Names are content: however long they are, the row has to fit.
        if (text.length() + line.length() < CharacterRow.PLIGHT_MAX_CHARS) text.append(line);
    }
}
