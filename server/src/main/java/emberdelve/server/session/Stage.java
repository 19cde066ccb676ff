package emberdelve.server.session;

import emberdelve.config.content.CharacterClass;
import emberdelve.server.model.Abilities;
import emberdelve.server.model.ActorId;
import emberdelve.server.view.Note;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The stage of a session between connecting and leaving. */
sealed interface Stage {
    /** The stage that waits for the next line to answer its question. */
    sealed interface Asking extends Stage {
        Note question();

        /** Whether the answer is a password. */
        default boolean isHidden() {
            return false;
        }

        /** The account whose new password the answer is; empty if it is none. */
        default Optional<String> newPasswordOf() {
            return Optional.empty();
        }
    }

    /**
     * The stage that waits for an answer from inside the server; lines that are typed meanwhile are
     * kept.
     */
    sealed interface Waiting extends Stage {}

    /**
     * The question for a name, {@code new}, or one of a few other words.
     *
     * @param failures the number of wrong passwords on this connection so far
     */
    record AskingName(int failures) implements Asking {
        @Override
        public Note question() {
            return Note.of("login.name");
        }
    }

    /** The question for the password, which is the same for a name that nobody has. */
    record AskingPassword(String name, int failures) implements Asking {
        @Override
        public Note question() {
            return Note.of("login.password");
        }

        @Override
        public boolean isHidden() {
            return true;
        }
    }

    /**
     * The question for a code of the authenticator, after the password.
     *
     * @param failures the number of wrong passwords and codes on this connection so far
     * @param passcode the code that was typed in the place of the password; empty for the password
     */
    record AskingCode(Identity identity, int failures, Optional<Secret> passcode)
            implements Asking {
        @Override
        public Note question() {
            return Note.of("login.code");
        }

        @Override
        public boolean isHidden() {
            return true;
        }
    }

    /** The question for the password, before the authenticator is begun or given up. */
    record CodesPassword(Identity identity) implements Asking {
        @Override
        public Note question() {
            return Note.of("account.totp-password");
        }

        @Override
        public boolean isHidden() {
            return true;
        }
    }

    /** The question for the first code of a new authenticator. */
    record BeginningCodes(Identity identity, Secret secret) implements Asking {
        @Override
        public Note question() {
            return Note.of("account.totp-first");
        }
    }

    /** The question for a code by which the authenticator is given up. */
    record EndingCodes(Identity identity) implements Asking {
        @Override
        public Note question() {
            return Note.of("account.totp-last");
        }
    }

    /**
     * @param suggestion the name that ENTER takes
     */
    record NamingCharacter(int failures, String suggestion) implements Asking {
        @Override
        public Note question() {
            return Note.of("creation.name", Map.of("suggestion", suggestion));
        }
    }

    record NewPassword(String name) implements Asking {
        @Override
        public Note question() {
            return Note.of("creation.password");
        }

        @Override
        public boolean isHidden() {
            return true;
        }

        @Override
        public Optional<String> newPasswordOf() {
            return Optional.of(name);
        }
    }

    record RepeatPassword(String name, Secret password) implements Asking {
        @Override
        public Note question() {
            return Note.of("creation.repeat");
        }

        @Override
        public boolean isHidden() {
            return true;
        }

        @Override
        public Optional<String> newPasswordOf() {
            return Optional.of(name);
        }
    }

    /** The question which of an account's characters to play. */
    record ChoosingCharacter(Identity identity, List<OwnCharacter> characters) implements Asking {
        @Override
        public Note question() {
            return Note.of(characters.isEmpty() ? "account.choose-none" : "account.choose");
        }
    }

    /**
     * @param suggestion the name that ENTER takes
     */
    record NamingAnother(Identity identity, String suggestion) implements Asking {
        @Override
        public Note question() {
            return Note.of("creation.name", Map.of("suggestion", suggestion));
        }
    }

    record OldPassword(Identity identity) implements Asking {
        @Override
        public Note question() {
            return Note.of("account.old-password");
        }

        @Override
        public boolean isHidden() {
            return true;
        }
    }

    /**
     * The question for another password.
     *
     * @param old the password until now, or the code that stands for it
     * @param byCode whether it is the code; then there is nothing else to do here
     */
    record OtherPassword(Identity identity, Secret old, boolean byCode) implements Asking {
        @Override
        public Note question() {
            return Note.of("creation.password");
        }

        @Override
        public boolean isHidden() {
            return true;
        }

        @Override
        public Optional<String> newPasswordOf() {
            return Optional.of(identity.name());
        }
    }

    record OtherPasswordAgain(OtherPassword before, Secret wanted) implements Asking {
        @Override
        public Note question() {
            return Note.of("creation.repeat");
        }

        @Override
        public boolean isHidden() {
            return true;
        }

        @Override
        public Optional<String> newPasswordOf() {
            return Optional.of(before.identity().name());
        }
    }

    record AskingClass(Identity identity) implements Asking {
        @Override
        public Note question() {
            return Note.of("creation.class");
        }
    }

    /**
     * @param rerolls the number of times that they may still be rolled anew
     */
    record AskingRolls(
            Identity identity, CharacterClass characterClass, Abilities rolled, int rerolls)
            implements Asking {
        @Override
        public Note question() {
            return Note.of("creation.rolls");
        }
    }

    /** The question whether the character is really to die for good, for those who asked for it. */
    record AskingHardcore(AskingRolls before) implements Asking {
        @Override
        public Note question() {
            return Note.of("creation.hardcore");
        }
    }

    /** The stage in which the database or the hashing works on the task. */
    record Working(Task.Slow task) implements Waiting {}

    /** The stage in which the world has been asked to let the character in. */
    record Entering(Identity identity) implements Waiting {}

    record Playing(ActorId character) implements Stage {}

    /**
     * @param reason the last words to the player
     */
    record Closed(Note reason) implements Stage {}
}
