package emberdelve.server.feature.dice;

import emberdelve.config.content.ContentPart;
import emberdelve.config.content.RoomId;

import java.time.Duration;
import java.util.Map;

/**
 * A game of dice for gold (docs/rules.md R16.5).
 *
 * @param table the room in which it is played
 * @param keeper the name of the person who plays for the house, with the capital letter that begins
 *     a sentence
 * @param leastStake the least stake, in coins
 * @param stakePerLevel the coins by which each level of the player raises the highest stake above
 *     the least
 * @param deepest the highest sum of dice with which a player is not out
 * @param houseStands the sum of dice from which on the house rolls no more
 * @param housePercent the percentage of the pot that the house keeps, rounded up
 * @param seatsMax the most players at a table
 * @param joins how long others can join
 * @param decides how long a player has for each decision
 */
public record DiceGame(
        RoomId table,
        String keeper,
        long leastStake,
        long stakePerLevel,
        int deepest,
        int houseStands,
        int housePercent,
        int seatsMax,
        Duration joins,
        Duration decides)
        implements ContentPart {
    /** The most coins that a player of that level can stake. */
    public long mostStake(int level) {
        return leastStake + stakePerLevel * level;
    }

    @Override
    public String folder() {
        return "town";
    }

    @Override
    public Map<String, Object> fixed() {
        return Map.of("town/dice.yaml: table", table);
    }
}
