package emberdelve.server.admin;

/**
 * The claim of a player to be the first owner, by the code that the operator has.
 *
 * @param account the id of the player's account
 * @param who the name of the character that makes the claim
 * @param from the address from which the claim came
 * @param before the role of the account until now
 */
public record ClaimOrder(long account, String who, String from, Role before) {}
