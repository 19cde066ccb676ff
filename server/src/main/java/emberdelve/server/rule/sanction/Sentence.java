package emberdelve.server.rule.sanction;

import emberdelve.server.admin.Sanction;

import java.util.Optional;

/**
 * The sentence that a member of staff imposes: the kind of sanction, why and for how long.
 *
 * @param seconds empty for good
 */
record Sentence(Sanction.Kind kind, String reason, Optional<Long> seconds) {}
