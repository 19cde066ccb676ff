package emberdelve.server.view;

/** An answer to show to one reader. */
public sealed interface View
        permits AuditView,
                CommandsView,
                CorpseView,
                EquipmentView,
                ExitsView,
                GroupView,
                HelpView,
                InventoryView,
                NewsView,
                Note,
                Question,
                RoomView,
                ScoreView,
                SettingsView,
                Text,
                TimelineView,
                UsersView,
                VitalsView,
                WhoView {}
