package emberdelve.server.view;

import emberdelve.config.content.Direction;
import emberdelve.server.model.Condition;
import emberdelve.server.model.Named;

import java.util.Optional;

/**
 * A person who is here.
 *
 * @param fighting the actor whom they fight, if any
 * @param holds the exit they stand in the way of
 * @param prey whether it is a monster that the reader may fight here
 * @param linkDead whether it is a character whose player's link is lost
 */
public record Person(
        Named who,
        boolean character,
        Condition condition,
        Optional<Named> fighting,
        Optional<Direction> holds,
        boolean prey,
        boolean linkDead) {}
