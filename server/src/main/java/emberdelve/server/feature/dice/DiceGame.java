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
 * @param leastStake in coins
 * @param stakePerLevel the highest stake is so much for each level of the player
 * @param deepest whose dice count more than that is out
 * @param houseStands from that sum on the house rolls no more
 * @param housePercent of the pot that the house keeps, rounded up
 * @param seatsMax players at a table
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
    /** Coins that a player of that level can stake at most. */
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
