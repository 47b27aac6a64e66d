import { about } from "./about.ts";
import { analystResearch } from "./analyst-research.ts";
import { campus } from "./campus.ts";
import { career } from "./career.ts";
import { careers } from "./careers.ts";
import { chrome } from "./chrome.ts";
import { cloud } from "./cloud.ts";
import { company } from "./company.ts";
import { consent } from "./consent.ts";
import { contact } from "./contact.ts";
import { dataSubjectRequest } from "./data-subject-request.ts";
import { dxperience } from "./dxperience.ts";
import { dxtechway } from "./dxtechway.ts";
import { errorPages } from "./error-pages.ts";
import { forms } from "./forms.ts";
import { frequentSearches } from "./frequent-searches.ts";
import { home } from "./home.ts";
import { languageMenu } from "./language-menu.ts";
import { leadExport } from "./lead-export.ts";
import { leadSource } from "./lead-source.ts";
import { legal } from "./legal.ts";
import { mails } from "./mails.ts";
import { managedService } from "./managed-service.ts";
import { managedServices } from "./managed-services.ts";
import { management } from "./management.ts";
import { media } from "./media.ts";
import { moments } from "./moments.ts";
import { news } from "./news.ts";
import { pageNames } from "./page-names.ts";
import { phoneField } from "./phone-field.ts";
import { products } from "./products.ts";
import { publishing } from "./publishing.ts";
import { quote } from "./quote.ts";
import { quoteContact } from "./quote-contact.ts";
import { quoteRecord } from "./quote-record.ts";
import { quoteServices } from "./quote-services.ts";
import { quoteSms } from "./quote-sms.ts";
import { quoteThankYou } from "./quote-thank-you.ts";
import { quoteWizard } from "./quote-wizard.ts";
import { recruitment } from "./recruitment.ts";
import { report } from "./report.ts";
import { reportDocument } from "./report-document.ts";
import { reportPage } from "./report-page.ts";
import { requestMails } from "./request-mails.ts";
import { requestStates } from "./request-states.ts";
import { research } from "./research.ts";
import { roboticProcessAutomation } from "./robotic-process-automation.ts";
import { search } from "./search.ts";
import { serviceLevels } from "./service-levels.ts";
import { stories } from "./stories.ts";
import { story } from "./story.ts";

/** The schema of each short text, by its file below content/LANGUAGE/. */
export const schemas = {
  about,
  "analyst-research": analystResearch,
  campus,
  career,
  careers,
  chrome,
  cloud,
  company,
  consent,
  contact,
  "data-subject-request": dataSubjectRequest,
  dxperience,
  dxtechway,
  "error-pages": errorPages,
  forms,
  "frequent-searches": frequentSearches,
  home,
  "language-menu": languageMenu,
  "lead-export": leadExport,
  "lead-source": leadSource,
  legal,
  mails,
  "managed-services/application-modernization": managedService,
  "managed-services/cybersecurity": managedService,
  "managed-services/data": managedService,
  "managed-services/infrastructure": managedService,
  "managed-services/sap": managedService,
  "managed-services/shared": managedServices,
  management,
  media,
  moments,
  news,
  "page-names": pageNames,
  "phone-field": phoneField,
  products,
  publishing,
  quote,
  "quote-contact": quoteContact,
  "quote-record": quoteRecord,
  "quote-services": quoteServices,
  "quote-sms": quoteSms,
  "quote-thank-you": quoteThankYou,
  "quote-wizard": quoteWizard,
  recruitment,
  report,
  "report-document": reportDocument,
  "reports/cyber-resilience": reportPage,
  "reports/data-and-sustainability": reportPage,
  "reports/user-experience": reportPage,
  "request-mails": requestMails,
  "request-states": requestStates,
  research,
  "robotic-process-automation": roboticProcessAutomation,
  search,
  "service-levels": serviceLevels,
  stories,
  story,
};
