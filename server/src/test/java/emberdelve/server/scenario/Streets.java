package emberdelve.server.scenario;

import emberdelve.config.content.Answers;
import emberdelve.config.content.ContentPart;
import emberdelve.config.content.People;
import emberdelve.config.content.Townsperson;
import emberdelve.server.feature.dice.DiceGame;
import emberdelve.server.feature.lodging.Lodging;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** The town of the scenarios: all of it is in the refuge. */
final class Streets {
    /** A room costs 150 gold at level 1 for a week; there are two. */
    static final Lodging LODGING =
            new Lodging(
                    Bestiary.REFUGE,
                    "The keeper",
                    100,
                    50,
                    Duration.ofDays(7),
                    Duration.ofDays(1),
                    2,
                    "chest",
                    "room",
                    "Bare.",
                    "Written:");

    /** The numbers that ship, but for times. */
    static final DiceGame DICE =
            new DiceGame(
                    Bestiary.REFUGE,
                    "The keeper",
                    5,
                    20,
                    15,
                    13,
                    10,
                    3,
                    Duration.ofSeconds(10),
                    Duration.ofSeconds(10));

    static final Townsperson SAGE =
            new Townsperson(
                    "sage",
                    "the old sage",
                    List.of("wise"),
                    Bestiary.REFUGE,
                    new Answers(
                            "Well?",
                            "Hm.",
                            List.of(
                                    new Answers.Topic(
                                            List.of("lamps", "lamp"),
                                            List.of(
                                                    says("Yours.", Optional.of("lamp"), 0),
                                                    says("Big.", Optional.empty(), 3),
                                                    says("Small.", Optional.empty(), 0))))));

    static final List<ContentPart> ALL = List.of(LODGING, DICE, new People(List.of(SAGE)));

    private Streets() {}

    private static Answers.Saying says(String text, Optional<String> feat, int level) {
        return new Answers.Saying(text, feat, level);
    }
}
