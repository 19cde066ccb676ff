package emberdelve.server.feature.character;

import emberdelve.server.command.AgainCommand;
import emberdelve.server.command.Mailbox;
import emberdelve.server.command.PublicSelf;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Feature;
import emberdelve.server.text.Page;

import java.util.List;

/** A player's settings for a character, and how a character leaves the dungeon. */
public final class CharacterFeature implements Feature {
    @Override
    public String name() {
        return "character";
    }

    @Override
    public List<Verb> verbs() {
        return List.of(
                SetCommand.VERB,
                SetCommand.BRIEF,
                SetCommand.SOUNDS,
                SetCommand.SCREEN_READER,
                AliasCommand.VERB,
                TitleCommand.VERB,
                UnaliasCommand.VERB,
                AgainCommand.VERB,
                CharacterCommand.VERB,
                PasswordCommand.VERB,
                ClaimCommand.VERB,
                SaveCommand.VERB,
                QuitCommand.VERB,
                PingCommand.VERB,
                FlushCommand.VERB,
                FlushCommand.CANCEL,
                SetCommand.HINTS);
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.standIn(Mailbox.class, Mailbox.NONE);
        parts.standIn(PublicSelf.class, PublicSelf.NONE);
    }

    @Override
    public List<Page<?>> pages() {
        return List.of(new Page<>(SettingsView.class, SettingsPage::write));
    }
}
