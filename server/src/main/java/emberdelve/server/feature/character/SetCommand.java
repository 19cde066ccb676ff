package emberdelve.server.feature.character;

import emberdelve.config.content.Pronouns;
import emberdelve.server.command.Command;
import emberdelve.server.command.PublicSelf;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TerminalCommand;
import emberdelve.server.command.TypedWords;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Actor;
import emberdelve.server.model.CharacterSettings;
import emberdelve.server.model.Cue;
import emberdelve.server.model.Detail;
import emberdelve.server.model.Preferences;
import emberdelve.server.model.SoundVolumes;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * {@code set}, {@code set rolls on}, {@code set pronouns she}: shows or changes the character
 * settings. Settings of the screen, such as colour and width, are {@link TerminalCommand}s.
 *
 * @param change the setting to change; empty to show all settings
 */
record SetCommand(Optional<Change> change) implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.SELF, "set").parsed(SetCommand::parse);
    public static final Verb SCREEN_READER =
            Verb.of(Verb.Kind.SELF, "sr")
                    .explainedBy("screenreader")
                    .parsed(SetCommand::screenReader);

    public static final Verb BRIEF =
            Verb.of(Verb.Kind.SELF, "brief")
                    .explainedBy("set")
                    .parsed(rest -> parse("brief " + (rest.isEmpty() ? "on" : rest)));

    /** {@code sounds on}, {@code sounds menace 80}. */
    public static final Verb SOUNDS =
            Verb.of(Verb.Kind.SELF, "sounds")
                    .parsed(rest -> parse("sounds " + (rest.isEmpty() ? "on" : rest)));

    public static final Verb HINTS =
            Verb.of(Verb.Kind.SELF, "hin*ts")
                    .listedAfter("skip")
                    .explainedBy("tutorial")
                    .parsed(rest -> parse("hints " + (rest.isEmpty() ? "on" : rest)));

    /** One setting and its new value. */
    public sealed interface Change {
        record Rolls(boolean on) implements Change {}

        record Far(boolean on) implements Change {}

        record ScreenReader(boolean on) implements Change {}

        /** Output for screen readers until the player leaves; it is not stored. */
        record ScreenReaderForVisit(boolean on) implements Change {}

        record OwnPronouns(Pronouns pronouns) implements Change {}

        /** The detail in which fights are told; empty to let the profile decide. */
        record Combat(Optional<Detail> detail) implements Change {}

        /** The words of the prompt; empty for the prompt that the game brings. */
        record Prompt(String words) implements Change {}

        record Hints(boolean on) implements Change {}

        record Minimap(boolean on) implements Change {}

        record Assist(boolean on) implements Change {}

        record Brief(boolean on) implements Change {}

        /** A page of the character that everybody may read. */
        record Page(boolean on) implements Change {}

        /** All sounds, as loud as usual; or none. */
        record Sounds(boolean on) implements Change {}

        /** The loudness of one kind of sound, in percent. */
        record Sound(Cue cue, int percent) implements Change {}
    }

    private static Optional<Command> parse(String rest) {
        if (rest.isEmpty()) return Optional.of(new SetCommand(Optional.empty()));
        var words = TypedWords.apart(rest.toLowerCase(Locale.ROOT));
        var ofTerminal = words.size() == 2 ? TerminalCommand.of(words) : Optional.<Command>empty();
        if (ofTerminal.isPresent()) return ofTerminal;
        if (words.size() > 1 && words.getFirst().equals("prompt")) return prompt(rest);
        if (words.size() == 3 && isSounds(words.getFirst()))
            return sound(words.get(1), words.get(2));
        if (words.size() != 2) return Optional.empty();
        return change(words.getFirst(), words.get(1))
                .map(change -> new SetCommand(Optional.of(change)));
    }

    private static Optional<Command> screenReader(String rest) {
        return switch (String.join(" ", TypedWords.apart(rest.toLowerCase(Locale.ROOT)))) {
            case "" -> parse("screenreader on");
            case "visit", "visit on" -> forVisit(true);
            case "visit off" -> forVisit(false);
            default -> parse("screenreader " + rest);
        };
    }

    private static Optional<Command> forVisit(boolean on) {
        return Optional.of(new SetCommand(Optional.of(new Change.ScreenReaderForVisit(on))));
    }

    private static Optional<Change> change(String what, String value) {
        return switch (what) {
            case "rolls" -> onOff(value).map(Change.Rolls::new);
            case "far" -> onOff(value).map(Change.Far::new);
            case "screenreader", "sr" -> onOff(value).map(Change.ScreenReader::new);
            case "hints" -> onOff(value).map(Change.Hints::new);
            case "minimap" -> onOff(value).map(Change.Minimap::new);
            case "assist" -> onOff(value).map(Change.Assist::new);
            case "brief" -> onOff(value).map(Change.Brief::new);
            case "page" -> onOff(value).map(Change.Page::new);
            case "combat" -> combat(value);
            case "sounds", "sound" -> onOff(value).map(Change.Sounds::new);
            case "pronouns" -> pronouns(value).map(Change.OwnPronouns::new);
            default -> Optional.empty();
        };
    }

    /**
     * The command for a prompt, whose words keep the capitals that were typed; {@code prompt on}
     * and {@code prompt off} are commands of the screen.
     */
    private static Optional<Command> prompt(String rest) {
        var typed = rest.substring("prompt".length()).strip();
        var words = typed.equalsIgnoreCase("default") ? "" : typed;
        return Optional.of(new SetCommand(Optional.of(new Change.Prompt(words))));
    }

    private static boolean isSounds(String word) {
        return word.equals("sounds") || word.equals("sound");
    }

    private static Optional<Command> sound(String kind, String value) {
        return Cue.of(kind)
                .flatMap(cue -> percent(value).map(loud -> new Change.Sound(cue, loud)))
                .map(change -> new SetCommand(Optional.of(change)));
    }

    private static Optional<Integer> percent(String value) {
        if (value.equals("off")) return Optional.of(0);
        var digits = value.endsWith("%") ? value.substring(0, value.length() - 1) : value;
        if (!digits.matches("[0-9]{1,3}")) return Optional.empty();
        return Optional.of(Integer.parseInt(digits)).filter(loud -> loud <= SoundVolumes.MOST);
    }

    private static Optional<Change> combat(String value) {
        if (value.equals("auto")) return Optional.of(new Change.Combat(Optional.empty()));
        return Arrays.stream(Detail.values())
                .filter(detail -> word(detail).equals(value))
                .findFirst()
                .map(detail -> new Change.Combat(Optional.of(detail)));
    }

    private static String word(Detail detail) {
        return detail.name().toLowerCase(Locale.ROOT);
    }

    private static Optional<Boolean> onOff(String value) {
        return switch (value) {
            case "on", "yes" -> Optional.of(true);
            case "off", "no" -> Optional.of(false);
            default -> Optional.empty();
        };
    }

    private static Optional<Pronouns> pronouns(String value) {
        var subject = value.contains("/") ? value.substring(0, value.indexOf('/')) : value;
        return Arrays.stream(Pronouns.values())
                .filter(pronouns -> pronouns.subject().equals(subject))
                .findFirst();
    }

    @Override
    public boolean isLeftToTheFrozen() {
        return change.filter(wanted ->
                        wanted instanceof Change.ScreenReader
                                || wanted instanceof Change.ScreenReaderForVisit)
                .isPresent();
    }

    @Override
    public Reply run(Scene scene) {
        var self = scene.self();
        if (change.isPresent() && isTooLong(change.get()))
            return Reply.note(
                    "set.prompt-too-long",
                    Map.of("most", Integer.toString(CharacterSettings.PROMPT_CHARS_MAX)));
        change.ifPresent(wanted -> {
            var old = self.preferences();
            switch (wanted) {
                case Change.Rolls(var on) -> self.setPreferences(old.withRolls(on));
                case Change.Far(var on) -> self.setPreferences(old.withFar(on));
                case Change.ScreenReader(var on) -> self.setPreferences(old.withScreenReader(on));
                case Change.ScreenReaderForVisit(var on) ->
                        self.setPreferences(old.withScreenReaderForVisit(on));
                case Change.OwnPronouns(var pronouns) -> self.setPronouns(pronouns);
                case Change.Combat(var detail) ->
                        self.setPreferences(old.withSettings(old.settings().withDetail(detail)));
                case Change.Prompt(var words) ->
                        self.setPreferences(old.withSettings(old.settings().withPrompt(words)));
                case Change.Hints(var on) ->
                        self.setPreferences(old.withSettings(old.settings().withHints(on)));
                case Change.Minimap(var on) ->
                        self.setPreferences(old.withSettings(old.settings().withMinimap(on)));
                case Change.Assist(var on) ->
                        self.setPreferences(old.withSettings(old.settings().withAssists(on)));
                case Change.Brief(var on) ->
                        self.setPreferences(old.withSettings(old.settings().withBrief(on)));
                case Change.Page(var on) -> publicSelf(scene).show(self, on);
                case Change.Sounds(var on) -> set(self, on ? SoundVolumes.USUAL : SoundVolumes.OFF);
                case Change.Sound(var cue, var percent) ->
                        set(self, old.settings().sounds().with(cue, percent));
            }
        });
        View view =
                change.<View>map(wanted -> confirmation(wanted, self.preferences()))
                        .orElseGet(() -> settings(scene));
        return Reply.of(view);
    }

    private static SettingsView settings(Scene scene) {
        return new SettingsView(
                scene.self().preferences(),
                pronouns(scene),
                publicSelf(scene).isShown(scene.self()));
    }

    private static PublicSelf publicSelf(Scene scene) {
        return scene.world().part(PublicSelf.class);
    }

    private static void set(Actor self, SoundVolumes volumes) {
        var old = self.preferences();
        self.setPreferences(old.withSettings(old.settings().withSounds(volumes)));
    }

    private static Note confirmation(Change change, Preferences now) {
        return switch (change) {
            case Change.Rolls(var on) -> onOff("rolls", on);
            case Change.Far(var on) -> onOff("far", on);
            case Change.ScreenReader(var on) -> onOff("screenreader", on);
            case Change.ScreenReaderForVisit(var on) ->
                    Note.of(
                            now.ears().always()
                                    ? "set.screenreader-stays"
                                    : "set.screenreader-visit" + (on ? "-on" : "-off"));
            case Change.Combat(var detail) ->
                    Note.of("set.combat-" + detail.map(SetCommand::word).orElse("auto"));
            case Change.Prompt(var words) ->
                    Note.of(words.isEmpty() ? "set.prompt-default" : "set.prompt-own");
            case Change.Hints(var on) -> onOff("hints", on);
            case Change.Minimap(var on) -> onOff("minimap", on);
            case Change.Assist(var on) -> onOff("assist", on);
            case Change.Brief(var on) -> onOff("brief", on);
            case Change.Page(var on) -> onOff("page", on);
            case Change.Sounds(var on) -> onOff("sounds", on);
            case Change.Sound(var cue, var percent) ->
                    Note.of(
                            percent == 0 ? "set.sound-off" : "set.sound-on",
                            Map.of("kind", cue.word(), "value", Integer.toString(percent)));
            case Change.OwnPronouns(var pronouns) ->
                    new Note(
                            "set.pronouns",
                            List.of(),
                            Map.of("pronouns", pronouns.subject() + "/" + pronouns.object()));
        };
    }

    private static boolean isTooLong(Change change) {
        return change instanceof Change.Prompt(var words)
                && words.length() > CharacterSettings.PROMPT_CHARS_MAX;
    }

    private static Note onOff(String what, boolean on) {
        return Note.of("set." + what + (on ? "-on" : "-off"));
    }

    private static String pronouns(Scene scene) {
        var pronouns = scene.self().named().pronouns();
        return pronouns.subject() + "/" + pronouns.object();
    }
}
