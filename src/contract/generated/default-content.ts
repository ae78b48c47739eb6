// Generated from schemas/ by `npm run generate`; do not edit.
export const DEFAULT_CONTENT: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "en": {
    "booking-form.json": {
      "modes": {
        "legend": "What would you like to do?",
        "ownerLegend": "Appointment or quote",
        "appointment": "Book Appointment",
        "quote": "Request Quote"
      },
      "groups": [
        {
          "id": "service",
          "title": "Your service",
          "ownerTitle": "Service",
          "fields": [
            {
              "kind": "category",
              "label": "Service",
              "placeholder": "Select a service",
              "required": {
                "message": "Please select a service"
              }
            },
            {
              "kind": "package",
              "placeholder": "Select a package"
            },
            {
              "kind": "inputs",
              "placeholder": "Select an option",
              "outOfRange": "Please enter a number from {min} to {max} with no more than {decimals} decimals"
            },
            {
              "kind": "addons",
              "label": "Add-ons",
              "quantity": "Quantity of {title}"
            }
          ]
        },
        {
          "id": "when",
          "title": "Day and time",
          "hint": "We hold the time for you while we confirm it.",
          "fields": [
            {
              "kind": "date",
              "label": "Date",
              "required": {
                "message": "Date is required for appointments",
                "modes": [
                  "appointment"
                ]
              },
              "past": "Please select a future date",
              "closed": "We are not available on this day. Please choose a different date.",
              "closedBecause": "Closed on this day: {reason}",
              "over": "The last start time of today has passed.",
              "full": "Every time on this day is taken.",
              "next": "Choose {day}",
              "soonest": {
                "label": "Next free days",
                "starts": "{count} free"
              }
            },
            {
              "kind": "time",
              "label": "Time",
              "placeholder": "Select a time",
              "taken": "{time} (taken)",
              "blocked": "{time} ({reason})",
              "nearest": "Nearest free times:",
              "required": {
                "message": "Time is required for appointments",
                "modes": [
                  "appointment"
                ]
              },
              "invalid": "Please choose one of the start times in the list"
            }
          ]
        },
        {
          "id": "your-details",
          "title": "Your details",
          "ownerTitle": "Customer",
          "fields": [
            {
              "kind": "text",
              "name": "name",
              "label": "Name",
              "autocomplete": "name",
              "required": {
                "message": "Name is required"
              },
              "minLength": 2,
              "maxLength": 100,
              "tooShort": "Name must be at least 2 characters"
            },
            {
              "kind": "email",
              "name": "email",
              "label": "Email",
              "required": {
                "message": "Email is required"
              },
              "invalid": "Please enter a valid email address"
            },
            {
              "kind": "phone",
              "name": "phone",
              "label": "Phone",
              "hint": "10 digits, as in 123-456-7890.",
              "placeholder": "123-456-7890",
              "required": {
                "message": "Phone is required",
                "layouts": [
                  "mobile"
                ],
                "markup": false
              },
              "invalid": "Please enter a valid phone number"
            }
          ]
        },
        {
          "id": "where",
          "title": "Where we come to",
          "ownerTitle": "Address",
          "isFolded": true,
          "hint": "An address now saves us a call later.",
          "fields": [
            {
              "kind": "text",
              "name": "service_address",
              "label": "Street address and town",
              "autocomplete": "street-address",
              "maxLength": 200
            },
            {
              "kind": "text",
              "name": "service_zip",
              "label": "ZIP code",
              "autocomplete": "postal-code",
              "inputMode": "numeric",
              "maxLength": 10
            },
            {
              "kind": "paragraph",
              "name": "site_notes",
              "label": "Parking and access",
              "hint": "A gate code, where to park, and whatever else helps us find you.",
              "maxLength": 500
            }
          ]
        },
        {
          "id": "anything-else",
          "title": "Anything else?",
          "ownerTitle": "Notes",
          "isFolded": true,
          "fields": [
            {
              "kind": "paragraph",
              "name": "message",
              "label": "Message",
              "hint": "What matters most to you.",
              "maxLength": 2000
            }
          ]
        }
      ],
      "optional": "(optional)",
      "submit": {
        "appointment": "Request Visit",
        "quote": "Request Quote"
      },
      "call": "Rather talk? Call {phone}",
      "sending": "Sending...",
      "another": "Send another request"
    },
    "business.json": {
      "locale": "en-US",
      "currency": "USD",
      "slotMinutes": 30,
      "crews": 1,
      "leadDays": {
        "desktop": 1,
        "mobile": 1
      },
      "horizonDays": 365,
      "retention": {
        "requestDays": 1095,
        "trashDays": 30,
        "copyDays": 30
      },
      "unconfirmedHolds": {
        "hours": 48,
        "usual": {
          "onDay": 4,
          "inAll": 20
        }
      },
      "serviceArea": {
        "title": "Service Area",
        "text": "A little farther out? Ask us.",
        "places": []
      },
      "policies": [],
      "reasons": [],
      "taxes": {
        "rounding": "total",
        "list": [],
        "words": {
          "taxName": "{percent} {title}",
          "plusTax": "plus tax",
          "taxAdded": "Added to the price",
          "taxIncluded": "Included in the price",
          "allInclude": "All prices include {taxes}.",
          "includesTax": "Includes {tax}"
        }
      },
      "schemaOrg": {
        "type": "LocalBusiness",
        "unitCodes": []
      }
    },
    "category.json": {
      "intro": "See your price as you choose, and request a day and a time.",
      "packageLabel": "Package",
      "packageRequired": "Please select a package",
      "inputs": [
        {
          "kind": "choice",
          "show": "always",
          "required": "Please answer: {label}"
        },
        {
          "kind": "number",
          "show": "always",
          "required": "Please answer: {label}"
        },
        {
          "kind": "code",
          "show": "always",
          "required": "Please answer: {label}"
        },
        {
          "kind": "lookup",
          "show": "always",
          "required": "Please answer: {label}"
        }
      ],
      "couponWords": {
        "label": "Discount code",
        "hint": "Leave this empty if you have none.",
        "offer": "Offer",
        "unknown": "This code is not known",
        "unused": "This code changes nothing for what you chose",
        "usedUp": "This code has been used up",
        "usedBefore": "You have used this code before"
      },
      "addonGroups": [
        {
          "id": "addons",
          "title": "Add-ons",
          "choose": "any"
        }
      ],
      "callsToAction": [
        {
          "label": "Book Now",
          "mode": "appointment",
          "text": "Choose a day and a start time; you see your estimate before you send anything."
        }
      ],
      "seo": {
        "title": "{category} | {name}",
        "description": "{category} by {name} in {place}. See your price and request a time online."
      }
    },
    "messages.json": {
      "form": {
        "summary": "Please correct the errors in the form",
        "requiredFields": "Please fill in all required fields",
        "noToken": "Security token not available. Please try again later.",
        "proving": "Unusually many times are being requested right now. Your device is making sure that a person is asking; this takes a few seconds.",
        "tooLong": "Please use no more than {max} characters",
        "unknownChoice": "Please choose one of the options in the list",
        "notLoaded": "Online booking could not be loaded. Please reload the page, or call or text us at {phone}.",
        "noScript": "Online booking needs JavaScript, which is turned off in this browser. Please call or text us at {phone}."
      },
      "success": {
        "title": "Thank you",
        "appointment": "Appointment requested! We will contact you shortly to confirm your booking.",
        "quote": "Quote requested! We will contact you shortly with a personalized quote for your needs.",
        "mobileQuote": "Quote requested! We will contact you shortly with a personalized quote.",
        "held": "We hold this time for you until {until}. If you have not heard from us by then, it may go to somebody else; please call us.",
        "reference": "Your reference: {reference}",
        "calendar": "Add to calendar",
        "next": {
          "title": "What happens next",
          "appointment": [
            "We call, text or email you to confirm the time and the address.",
            "On the day we come to you with everything the job needs.",
            "We look at the job together, agree on the final price, and begin."
          ],
          "quote": [
            "We look at what you told us, and call, text or email you if a detail is missing.",
            "You get your personalized quote.",
            "Once you agree, we find a day and time together."
          ]
        },
        "change": {
          "title": "Need to change something?",
          "text": "Call, text or email us with your reference, and we change it.",
          "call": "Call {phone}",
          "write": "Email {email}"
        },
        "print": "Print or save",
        "priceChanged": "Our prices were updated while you were booking. The estimate for your selection is now {price}."
      },
      "failure": {
        "desktopAppointment": "Failed to submit appointment: {error}",
        "desktopQuote": "Failed to submit quote: {error}",
        "unproved": "Unusually many times are being requested right now, and your device could not complete a check that keeps the calendar open for everybody. Please call or text us at {phone}.",
        "limited": "We have received many requests from your connection or with your email, so this one was not sent. Please call or text us at {phone}, or try again later.",
        "tryLater": "Please try again later.",
        "busy": "The server is busy. Please try again.",
        "replaced": "This server is being replaced by a newer version. Please try again.",
        "expired": "The security token is missing or has expired. Please try again.",
        "tooSoon": "This was sent very soon. Please send it again in a moment.",
        "unexpected": "Something went wrong on our side. Please try again later.",
        "full": "The server has no room left. Please call us.",
        "exception": "An error occurred: {message}. Please try again later.",
        "mobile": "Failed to submit request",
        "mobileFallback": "Failed to submit request. Please try again or call us directly.",
        "request": "API request failed: {status} {statusText}"
      },
      "slot": {
        "checking": "Checking availability...",
        "available": "✓ Time slot is available!",
        "booked": "✗ This time slot is already booked. Please choose a different time.",
        "unavailable": "This time slot is not available. Please choose a different time."
      },
      "estimate": {
        "title": "Your estimate",
        "none": "Choose a service to see your price.",
        "consultation": "Consultation Required",
        "note": "An estimate for a job of the usual kind. We agree on the final price with you before we begin.",
        "details": "Details",
        "reasons": "Why we talk first",
        "raises": "This is a starting price. We tell you before we begin if your job needs more.",
        "notices": "Good to know",
        "changed": "Our prices have just been updated: your estimate was {before} and is now {after}. Everything you entered is still here; send it when you agree.",
        "nearer": "The visit has come nearer while you filled this in, and short notice changes the price: your estimate was {before} and is now {after}. Send it when you agree.",
        "gone": "Our services have just been updated, and what you had chosen is no longer offered as it was. Please choose again; everything else you entered is still here.",
        "missing": "Still needed for your price: {questions}",
        "incomplete": "No package was chosen yet; we will work out the price with you.",
        "print": "Print or save this estimate"
      },
      "savedEstimate": {
        "save": "Keep this price",
        "saved": "This link keeps your choices and the price until {until}:",
        "promised": "You pay {price}: the estimate of {day}, which holds until {until}.",
        "line": "Your estimate of {day}",
        "expired": "The saved estimate held until {until}. Today's price applies.",
        "changed": "The saved estimate is of other choices. Today's price applies.",
        "unknown": "The saved estimate is none of ours. Today's price applies."
      },
      "price": {
        "from": "{amount}+",
        "lowest": "From {amount}",
        "fromDay": "From {day}: {price}",
        "range": "{low}-{high}",
        "most": "Up to {high}",
        "openRange": "{low}-{high}+",
        "per": "{rate} per {unit}",
        "openPer": "From {rate} per {unit}",
        "perEach": "{rate} per {each} {unit}",
        "openPerEach": "From {rate} per {each} {unit}",
        "upTo": "Up to {upTo} {unit}",
        "above": "Above {above} {unit}",
        "next": "{above} to {upTo} {unit}",
        "included": "Included",
        "quote": "Call for Quote",
        "minimum": "{text}, at least {amount}",
        "maximum": "{text}, at most {amount}",
        "perUnit": "{text} per {unit}",
        "quantity": "{title} × {count}",
        "and": "{first} + {second}",
        "roundUp": "{text}, rounded up to the next {each} {unit}",
        "beyond": "{text} above {above}",
        "answer": "{question}: {answer}"
      },
      "duration": {
        "hour": "{hours} hour",
        "hours": "{hours} hours",
        "minutes": "{minutes} minutes",
        "hoursMinutes": "{hours} h {minutes} min",
        "hoursRange": "{low}-{high} hours",
        "range": "{low} to {high}"
      },
      "paper": {
        "estimate": "Estimate",
        "agreed": "Agreed price",
        "receipt": "Receipt",
        "date": "Date",
        "visit": "Visit",
        "adjustment": "Adjustment",
        "total": "Total",
        "paid": "Total paid"
      },
      "admin": {
        "loginFailed": "Login failed",
        "loginFailedWith": "Login failed: {message}",
        "fetchFailed": "Failed to fetch data: {message}",
        "valueFailed": "Failed to update value: {message}",
        "statusFailed": "Failed to update status: {message}",
        "deleteFailed": "Failed to delete appointment: {message}",
        "deleteAllFailed": "Failed to delete all appointments: {message}",
        "confirmDelete": "Are you sure you want to delete this appointment?",
        "confirmDeleteAll": "Are you sure you want to delete ALL appointments? This action cannot be undone."
      }
    },
    "policies.json": {
      "words": {
        "title": "Deposit and cancelling",
        "eachItem": "{amount} for each",
        "eachUnit": "{amount} for each {unit}",
        "percent": "{percent} of the price",
        "percentOfBase": "{percent} of the price without surcharges and discounts",
        "whole": "the whole price",
        "rest": "the rest",
        "atLeast": "{fee}, at least {amount}",
        "atMost": "{fee}, at most {amount}",
        "figure": "{fee} ({amount})",
        "booking": "{fee} when you book",
        "bookingWithin": "{fee} within {time} of booking",
        "before": "{fee} before the visit",
        "start": "{fee} when we start",
        "done": "{fee} when the work is done",
        "deposit": "A deposit is due: {shares}. It counts toward the price.",
        "payment": "The price is due: {shares}.",
        "from": "From {amount} on: {text}",
        "newCustomers": "New customers: {text}",
        "otherCustomers": "Other customers: {text}",
        "services": "{services}: {text}",
        "hoursBefore": "Less than {time} before the visit",
        "daysBefore": "From {days} before the visit on",
        "daysBeforeAt": "After {time}, {days} before the visit",
        "onDay": "On the day of the visit",
        "onDayAt": "After {time} on the day of the visit",
        "workingDay": "1 working day",
        "workingDays": "{count} working days",
        "cancelling": "{when}, cancelling costs {fee}.",
        "cancellingAlways": "Cancelling costs {fee}.",
        "earlier": "Earlier, cancelling is free.",
        "smaller": "{when}, choosing a smaller service costs {fee}.",
        "smallerAlways": "Choosing a smaller service costs {fee}.",
        "noShow": "If nobody is there when we come, it costs {fee}.",
        "calledOff": "Calling it off once we are there costs {fee}.",
        "inVain": "If the work cannot be done when we come, it costs {fee}.",
        "freeUntil": "Cancelling this visit is free until {until}.",
        "costsNow": "Cancelling this visit from now on costs {fee}."
      }
    },
    "site.json": {
      "meta": {
        "title": "{name} | {place}",
        "description": "{name} comes to you in {place}. See your price and request a time online."
      },
      "wording": {
        "skipLink": "Skip to main content",
        "menu": "Menu",
        "navigation": "Main navigation",
        "whatsIncluded": "What's Included",
        "price": "Price",
        "duration": "Duration",
        "popular": "Most popular",
        "addons": "Add-ons",
        "includedWith": "Included with",
        "onlyWith": "Only with",
        "bookPackage": "Book This Service",
        "backToTop": "Back to top",
        "switchToMobile": "Mobile version",
        "switchToDesktop": "Desktop version",
        "goodToKnow": "Good to know",
        "priceList": {
          "least": "You pay from {amount}",
          "otherwise": "Otherwise",
          "ofPackage": "{percent} on the package",
          "ofBase": "{percent} on package and add-ons",
          "ofAddons": "{percent} on {addons}",
          "percentRange": "{from} to {to}",
          "percentUpTo": "up to {percent}",
          "percentOrMore": "{percent} or more",
          "added": "+ {price}",
          "above": "Over {max} {unit}",
          "atLeast": "At least {amount}",
          "atMost": "At most {amount}",
          "except": "Except: {conditions}",
          "addons": "With {addons}",
          "addonsOrMore": "With {min} or more of {addons}",
          "addonsAtMost": "With at most {max} of {addons}",
          "addonsBetween": "With {min} to {max} of {addons}",
          "addonsExactly": "With exactly {min} of {addons}",
          "withoutAddons": "Without {addons}",
          "anyAddons": "the add-ons",
          "differentAddons": "{addons}, each counted once",
          "between": "{min} to {max} {unit}",
          "orMore": "{min} {unit} or more",
          "weekdays": "On {weekdays}",
          "weekdaysWithin": "On {weekdays} from {days}",
          "dates": "{from} to {until}",
          "from": "From {from}",
          "until": "Until {until}",
          "season": "{from} to {until} of every year",
          "seasonDay": "{day} of every year",
          "startsBetween": "Visits that begin from {from} to before {before}",
          "startsFrom": "Visits that begin at {from} or later",
          "startsBefore": "Visits that begin before {before}",
          "noticeBelow": "Asked for less than {below} hours before the visit",
          "noticeFrom": "Asked for {min} hours or more before the visit",
          "noticeBetween": "Asked for {min} to less than {below} hours before the visit",
          "notice": "Notice",
          "hours": "hours",
          "hour": "hour"
        },
        "everythingIn": "Everything in {package}",
        "protection": "Protection",
        "warranty": "Warranty",
        "aftercare": "Aftercare",
        "certificates": "Certificates",
        "comparison": {
          "title": "Compare packages",
          "included": "Included",
          "notIncluded": "Not included"
        }
      },
      "navigation": [
        {
          "kind": "link",
          "label": "Home",
          "to": {
            "kind": "section",
            "section": "hero"
          }
        },
        {
          "kind": "categories",
          "label": "Services"
        },
        {
          "kind": "link",
          "label": "Appointments",
          "to": {
            "kind": "section",
            "section": "appointments"
          }
        },
        {
          "kind": "link",
          "label": "Contact",
          "to": {
            "kind": "section",
            "section": "contact"
          }
        }
      ],
      "desktop": {
        "sections": [
          {
            "kind": "hero",
            "id": "hero",
            "title": "{name}",
            "text": "We come to you in {place}. See your price, choose a day and a time, and we do the rest.",
            "actions": [
              {
                "label": "Book Appointment",
                "to": {
                  "kind": "book",
                  "mode": "appointment"
                }
              },
              {
                "label": "Request Quote",
                "to": {
                  "kind": "book",
                  "mode": "quote"
                }
              }
            ]
          },
          {
            "kind": "category-cards",
            "id": "categories",
            "title": "What can we do for you?",
            "startingAt": "From {price}"
          },
          {
            "kind": "steps",
            "id": "how-it-works",
            "title": "How it works",
            "steps": [
              {
                "icon": "calendar",
                "title": "Choose your service",
                "text": "Pick a package and add-ons, see your estimate as you choose, and send us a day and start time."
              },
              {
                "icon": "phone",
                "title": "We confirm",
                "text": "We contact you to confirm the time, the address and anything the job needs beyond the package."
              },
              {
                "icon": "van",
                "title": "We come to you",
                "text": "We bring what the job needs. You carry on with your day."
              },
              {
                "icon": "check",
                "title": "You approve the result",
                "text": "We look at the result together and fix anything you point out."
              }
            ]
          },
          {
            "kind": "services"
          },
          {
            "kind": "booking",
            "id": "appointments",
            "title": "Appointments",
            "text": "Choose your service to see an estimate, then request a day and start time or ask for a quote. We contact you to confirm; nothing is charged online.",
            "privacy": {
              "text": "What we keep of what you send us, and for how long: {page}.",
              "path": "/privacy"
            }
          },
          {
            "kind": "contact",
            "id": "contact",
            "title": "Contact",
            "text": "Questions about a service or a price? Call, text or email us.",
            "call": "Call {phone}",
            "sms": "Text {phone}",
            "email": "Email {email}",
            "hours": "Hours",
            "lastStart": "Last appointment starts at {time}"
          }
        ]
      },
      "mobile": {
        "views": [
          {
            "id": "home",
            "title": "Home",
            "tab": {
              "label": "Home",
              "icon": "home"
            },
            "sections": [
              {
                "kind": "hero"
              },
              {
                "kind": "category-cards"
              },
              {
                "kind": "steps"
              },
              {
                "kind": "actions",
                "id": "quick-actions",
                "actions": [
                  {
                    "label": "Call Now",
                    "to": {
                      "kind": "call"
                    },
                    "icon": "phone"
                  },
                  {
                    "label": "Contact",
                    "to": {
                      "kind": "view",
                      "view": "contact"
                    },
                    "icon": "chat"
                  }
                ]
              }
            ]
          },
          {
            "id": "services",
            "title": "Services",
            "tab": {
              "label": "Services",
              "icon": "info"
            },
            "sections": [
              {
                "kind": "services"
              }
            ]
          },
          {
            "id": "book",
            "title": "Book Your Service",
            "tab": {
              "label": "Book",
              "icon": "calendar"
            },
            "sections": [
              {
                "kind": "booking"
              }
            ]
          },
          {
            "id": "contact",
            "title": "Contact",
            "tab": {
              "label": "Contact",
              "icon": "chat"
            },
            "sections": [
              {
                "kind": "contact"
              }
            ]
          }
        ],
        "back": "Back"
      },
      "chooser": {
        "title": "How would you like to view our site?",
        "text": "The mobile version is made for your phone. You can switch at any time.",
        "mobile": "Mobile Version (recommended)",
        "desktop": "Desktop Version"
      },
      "footer": {
        "contact": "Reach us",
        "hours": "Hours",
        "area": "Where we come to",
        "copyright": "© {year} {name}. All rights reserved."
      },
      "pages": [
        {
          "path": "/privacy",
          "title": "Privacy",
          "meta": {
            "title": "Privacy | {name}",
            "description": "What {name} keeps when you ask for a visit, for how long, and what your browser keeps."
          },
          "sections": [
            {
              "kind": "article",
              "id": "privacy",
              "title": "What happens to what you tell us",
              "text": "We keep what we need to answer you and to do the work, for as long as it says here. Nobody follows you on this site: it has no statistics and no advertising, and loads nothing from other companies.",
              "blocks": [
                {
                  "kind": "heading",
                  "text": "When you ask for a visit or a quote"
                },
                {
                  "kind": "paragraph",
                  "text": "We keep what you enter in the form, the price that you were shown, and what becomes of your request. We use it to answer you, to come to you and to account for the work, and for nothing else."
                },
                {
                  "kind": "list",
                  "entries": [
                    "{requestsKept} after your visit, or after your request if there was no visit, it is erased. Of a completed visit we keep the day, the service and the amount, without you.",
                    "A request that we delete stays in the trash for {trashKept}, so that a mistake can be undone, and is then erased.",
                    "Copies of the database that our program makes before a change to it are deleted after {copiesKept}.",
                    "So that a request that arrives twice is stored once, its answer is kept with it for 48 hours.",
                    "The time that a new customer asks for is held until we confirm it, for {timesHeld} at most. After that others can book it; your request stays with us."
                  ]
                },
                {
                  "kind": "heading",
                  "text": "Mails"
                },
                {
                  "kind": "paragraph",
                  "text": "We may get a mail about your request and, if you give us your address, so may you. Nobody gets a newsletter. The mails in our own mailbox do not end by themselves: ask us, and we delete them."
                },
                {
                  "kind": "heading",
                  "text": "In your browser"
                },
                {
                  "kind": "list",
                  "entries": [
                    "One cookie, “layout”, remembers for a year whether you see the mobile or the desktop version. The browser's storage remembers it too, until you clear it.",
                    "A form that you have begun, the request that you sent last and your place on the page are kept in the tab, and end with it.",
                    "One page is kept for times without a connection. It says how to reach us."
                  ]
                },
                {
                  "kind": "heading",
                  "text": "Against abuse"
                },
                {
                  "kind": "paragraph",
                  "text": "So that nobody can take all our times by a program, we count requests by internet address and e-mail address. These counts have only keyed hashes, which nobody without our key can trace to an address, and end within a day. With a request we keep such hashes of the networks it came from, for as long as the request. Our log says when which page was opened, but nobody's name or address."
                },
                {
                  "kind": "heading",
                  "text": "What you can ask of us"
                },
                {
                  "kind": "paragraph",
                  "text": "We tell you what we have about you, correct it, give it to you as a file, or erase it. Call {phone} or write to {email}."
                }
              ]
            }
          ]
        }
      ],
      "notices": {
        "offline": {
          "title": "You are offline",
          "text": "Our pages need a connection. You can still call or text us; we are glad to help you choose and to find a time."
        },
        "notFound": {
          "title": "There is no page here",
          "text": "The address may be mistyped, or the page has moved. All our services and prices stand on the front page."
        },
        "limited": {
          "title": "One moment, please",
          "text": "Many pages were opened from your connection within a short time. Please wait a moment and load the page again, or call or text us."
        },
        "home": "Go to the front page"
      },
      "mails": {
        "appointment": {
          "subject": "We have your request: {service}",
          "movedSubject": "Your request has a new time: {service}",
          "preheader": "What you asked for, what happens next, and how to change it. Reference {reference}.",
          "blocks": [
            {
              "kind": "paragraph",
              "text": "Hello {visitor},"
            },
            {
              "kind": "paragraph",
              "text": "Thank you for asking for an appointment. We will contact you shortly to confirm it.",
              "when": "first"
            },
            {
              "kind": "paragraph",
              "text": "Your request has a new time: {day} at {time}. We will contact you shortly to confirm it.",
              "when": "moved"
            },
            {
              "kind": "visit",
              "serviceLabel": "Service",
              "dayLabel": "Day",
              "timeLabel": "Start",
              "referenceLabel": "Reference"
            },
            {
              "kind": "paragraph",
              "text": "We hold this time for you until {until}."
            },
            {
              "kind": "paragraph",
              "text": "It was {oldDay} at {oldTime} before; that time no longer holds."
            },
            {
              "kind": "heading",
              "text": "Your estimate",
              "when": "estimate"
            },
            {
              "kind": "price",
              "totalLabel": "Estimate",
              "agreedLabel": "Agreed price"
            },
            {
              "kind": "paragraph",
              "text": "We agree on the final price with you before we begin.",
              "when": "estimate"
            },
            {
              "kind": "heading",
              "text": "What happens next"
            },
            {
              "kind": "steps",
              "steps": [
                "We look at your request and call or write to you to confirm the time.",
                "On {day} we come to you, with everything we need.",
                "We look at the job together, agree on the price, and begin."
              ],
              "when": "estimate"
            },
            {
              "kind": "steps",
              "steps": [
                "We look at your request and call or write to you to confirm the time.",
                "On {day} we come to you, with everything we need.",
                "We look at the job together, and begin."
              ],
              "when": "agreed"
            },
            {
              "kind": "heading",
              "text": "To change or cancel"
            },
            {
              "kind": "paragraph",
              "text": "Answer this mail, or call or text {phone} and have the reference {reference} at hand."
            },
            {
              "kind": "contact",
              "callLabel": "Call {phone}",
              "writeLabel": "Write to {email}",
              "siteLabel": "Open our site"
            }
          ],
          "footnote": "You get this mail because this address was given with a request at {name}. If that was not you, there is nothing that you need to do.",
          "sms": [
            "Hello {visitor}.",
            "We have your request for {day} at {time}, and will contact you to confirm it.",
            "It was {oldDay} at {oldTime} before.",
            "{name}, {phone}"
          ]
        },
        "quote": {
          "subject": "We have your request: {service}",
          "preheader": "What you asked for, and what happens next. Reference {reference}.",
          "blocks": [
            {
              "kind": "paragraph",
              "text": "Hello {visitor},"
            },
            {
              "kind": "paragraph",
              "text": "Thank you for asking for a quote. We will contact you shortly with one for your needs."
            },
            {
              "kind": "visit",
              "serviceLabel": "Service",
              "dayLabel": "Day",
              "timeLabel": "Start",
              "referenceLabel": "Reference"
            },
            {
              "kind": "heading",
              "text": "What you asked for"
            },
            {
              "kind": "price",
              "totalLabel": "Estimate"
            },
            {
              "kind": "heading",
              "text": "What happens next"
            },
            {
              "kind": "steps",
              "steps": [
                "We look at your request, and call or write to you if we need to know more.",
                "You get a quote from us.",
                "When you agree, we find a day together."
              ]
            },
            {
              "kind": "heading",
              "text": "To add or change something"
            },
            {
              "kind": "paragraph",
              "text": "Answer this mail, or call or text {phone} and have the reference {reference} at hand."
            },
            {
              "kind": "contact",
              "callLabel": "Call {phone}",
              "writeLabel": "Write to {email}",
              "siteLabel": "Open our site"
            }
          ],
          "footnote": "You get this mail because this address was given with a request at {name}. If that was not you, there is nothing that you need to do.",
          "sms": [
            "Hello {visitor}.",
            "We have your request for a quote: {service}.",
            "We will contact you shortly.",
            "{name}, {phone}"
          ]
        },
        "priced": {
          "subject": "Your quote: {service}",
          "preheader": "What it costs, and how to book. Reference {reference}.",
          "blocks": [
            {
              "kind": "paragraph",
              "text": "Hello {visitor},"
            },
            {
              "kind": "paragraph",
              "text": "Here is the price that you asked for: {price}."
            },
            {
              "kind": "visit",
              "serviceLabel": "Service",
              "dayLabel": "Day",
              "timeLabel": "Start",
              "referenceLabel": "Reference",
              "categoryLabel": "For",
              "addonsLabel": "Add-ons",
              "addressLabel": "Address"
            },
            {
              "kind": "price",
              "totalLabel": "Your quote"
            },
            {
              "kind": "heading",
              "text": "To book"
            },
            {
              "kind": "steps",
              "steps": [
                "Answer this mail, or call or text {phone}, and say which days suit you. Your reference is {reference}.",
                "We agree on a day and a time, and confirm it to you."
              ]
            },
            {
              "kind": "paragraph",
              "text": "If your job has changed, or you have a question about the price, tell us the same way."
            },
            {
              "kind": "contact",
              "callLabel": "Call {phone}",
              "writeLabel": "Write to {email}"
            }
          ],
          "footnote": "You get this mail because this address was given with a request at {name}. If that was not you, there is nothing that you need to do.",
          "sms": [
            "Hello {visitor}.",
            "Your quote for {service}: {price}.",
            "To book, call or text {phone}.",
            "{name}"
          ]
        },
        "confirmed": {
          "subject": "Your visit is confirmed: {service}",
          "preheader": "When we come, and how to change it. Reference {reference}.",
          "blocks": [
            {
              "kind": "paragraph",
              "text": "Hello {visitor},"
            },
            {
              "kind": "paragraph",
              "text": "Your visit is confirmed. We come to you on {day} at {time}."
            },
            {
              "kind": "visit",
              "serviceLabel": "Service",
              "dayLabel": "Day",
              "timeLabel": "Start",
              "addressLabel": "Address",
              "referenceLabel": "Reference"
            },
            {
              "kind": "heading",
              "text": "Your estimate",
              "when": "estimate"
            },
            {
              "kind": "price",
              "totalLabel": "Estimate",
              "agreedLabel": "Agreed price"
            },
            {
              "kind": "paragraph",
              "text": "We agree on the final price with you before we begin.",
              "when": "estimate"
            },
            {
              "kind": "heading",
              "text": "To change or cancel"
            },
            {
              "kind": "paragraph",
              "text": "Answer this mail, or call or text {phone} and have the reference {reference} at hand."
            },
            {
              "kind": "contact",
              "callLabel": "Call {phone}",
              "writeLabel": "Write to {email}",
              "siteLabel": "Open our site"
            }
          ],
          "footnote": "You get this mail because this address was given with a request at {name}. If that was not you, there is nothing that you need to do.",
          "sms": [
            "Hello {visitor}.",
            "Your visit is confirmed: {day} at {time}.",
            "To change it, call or text {phone}.",
            "{name}"
          ]
        },
        "moved": {
          "subject": "Your visit has a new time: {service}",
          "preheader": "When we come now, and how to change it. Reference {reference}.",
          "blocks": [
            {
              "kind": "paragraph",
              "text": "Hello {visitor},"
            },
            {
              "kind": "paragraph",
              "text": "We come to you on {day} at {time}."
            },
            {
              "kind": "paragraph",
              "text": "It was {oldDay} at {oldTime} before; that time no longer holds."
            },
            {
              "kind": "visit",
              "serviceLabel": "Service",
              "dayLabel": "Day",
              "timeLabel": "Start",
              "addressLabel": "Address",
              "referenceLabel": "Reference"
            },
            {
              "kind": "paragraph",
              "text": "If the new time does not suit you, answer this mail, or call or text {phone}. Your reference is {reference}."
            },
            {
              "kind": "contact",
              "callLabel": "Call {phone}",
              "writeLabel": "Write to {email}",
              "siteLabel": "Open our site"
            }
          ],
          "footnote": "You get this mail because this address was given with a request at {name}. If that was not you, there is nothing that you need to do.",
          "sms": [
            "Hello {visitor}.",
            "Your visit has a new time: {day} at {time}.",
            "It was {oldDay} at {oldTime} before.",
            "If that does not suit you, call or text {phone}.",
            "{name}"
          ]
        },
        "cancelled": {
          "subject": "Your visit is cancelled: {service}",
          "preheader": "We do not come. How to find another day. Reference {reference}.",
          "blocks": [
            {
              "kind": "paragraph",
              "text": "Hello {visitor},"
            },
            {
              "kind": "paragraph",
              "text": "Your visit on {day} at {time} is cancelled."
            },
            {
              "kind": "visit",
              "serviceLabel": "Service",
              "dayLabel": "Day",
              "timeLabel": "Start",
              "referenceLabel": "Reference"
            },
            {
              "kind": "paragraph",
              "text": "If you did not expect this, or would like another day, answer this mail, or call or text {phone}. Your reference is {reference}."
            },
            {
              "kind": "contact",
              "callLabel": "Call {phone}",
              "writeLabel": "Write to {email}",
              "siteLabel": "Open our site"
            }
          ],
          "footnote": "You get this mail because this address was given with a request at {name}. If that was not you, there is nothing that you need to do.",
          "sms": [
            "Hello {visitor}.",
            "Your visit on {day} at {time} is cancelled.",
            "For another day, call or text {phone}.",
            "{name}"
          ]
        },
        "restored": {
          "subject": "Your visit is on again: {service}",
          "preheader": "When we come, and how to change it. Reference {reference}.",
          "blocks": [
            {
              "kind": "paragraph",
              "text": "Hello {visitor},"
            },
            {
              "kind": "paragraph",
              "text": "Your visit on {day} at {time} is on again."
            },
            {
              "kind": "visit",
              "serviceLabel": "Service",
              "dayLabel": "Day",
              "timeLabel": "Start",
              "addressLabel": "Address",
              "referenceLabel": "Reference"
            },
            {
              "kind": "heading",
              "text": "Your estimate",
              "when": "estimate"
            },
            {
              "kind": "price",
              "totalLabel": "Estimate",
              "agreedLabel": "Agreed price"
            },
            {
              "kind": "heading",
              "text": "To change or cancel"
            },
            {
              "kind": "paragraph",
              "text": "Answer this mail, or call or text {phone} and have the reference {reference} at hand."
            },
            {
              "kind": "contact",
              "callLabel": "Call {phone}",
              "writeLabel": "Write to {email}",
              "siteLabel": "Open our site"
            }
          ],
          "footnote": "You get this mail because this address was given with a request at {name}. If that was not you, there is nothing that you need to do.",
          "sms": [
            "Hello {visitor}.",
            "Your visit on {day} at {time} is on again.",
            "To change it, call or text {phone}.",
            "{name}"
          ]
        },
        "onWay": {
          "sms": [
            "Hello {visitor}.",
            "{name} is on the way to you.",
            "To reach us, call or text {phone}."
          ]
        }
      }
    },
    "templates.json": {
      "bySize": {
        "duration": {
          "kind": "exact"
        },
        "inputs": [
          {
            "id": "size",
            "kind": "choice",
            "label": "Size",
            "ordered": true,
            "options": [
              {
                "id": "small",
                "label": "Small"
              },
              {
                "id": "medium",
                "label": "Medium"
              },
              {
                "id": "large",
                "label": "Large"
              }
            ]
          }
        ],
        "packages": [
          {
            "features": [],
            "price": {
              "kind": "by",
              "input": "size",
              "rows": [
                {
                  "option": "small",
                  "price": {
                    "kind": "exact"
                  }
                },
                {
                  "option": "medium",
                  "price": {
                    "kind": "exact"
                  }
                },
                {
                  "option": "large",
                  "price": {
                    "kind": "exact"
                  }
                }
              ]
            }
          }
        ]
      },
      "perUnit": {
        "duration": {
          "kind": "exact"
        },
        "inputs": [
          {
            "id": "length",
            "kind": "number",
            "label": "Length",
            "unit": "foot",
            "units": "feet",
            "min": 1,
            "max": 100
          }
        ],
        "packages": [
          {
            "features": [],
            "price": {
              "kind": "per",
              "input": "length"
            }
          }
        ]
      },
      "onePrice": {
        "duration": {
          "kind": "exact"
        },
        "packages": [
          {
            "features": [],
            "price": {
              "kind": "exact"
            }
          }
        ]
      }
    },
    "theme.json": {
      "light": {
        "brand": "#17456b",
        "accent": "#9a4a12",
        "surface": "#f8f9fa",
        "ink": "#171c21"
      },
      "dark": {
        "brand": "#7db4e0",
        "accent": "#e3a06b",
        "surface": "#0e1317",
        "ink": "#edf0f2"
      },
      "fonts": {
        "heading": "system-ui, sans-serif",
        "body": "system-ui, sans-serif"
      },
      "radius": 12
    },
    "visit.json": {
      "mostItems": 5,
      "inputs": [
        {
          "kind": "choice",
          "show": "always",
          "required": "Please answer: {label}"
        },
        {
          "kind": "number",
          "show": "always",
          "required": "Please answer: {label}"
        }
      ],
      "words": {
        "title": "On this visit",
        "add": "Add another",
        "edit": "Edit",
        "remove": "Remove",
        "most": "A visit has at most {count}.",
        "incomplete": "Please complete this one first",
        "together": "For the visit",
        "itemsOrMore": "From {min} on one visit",
        "itemsAtMost": "Up to {max} on one visit",
        "itemsBetween": "{min} to {max} on one visit",
        "itemsExactly": "{count} on one visit",
        "atFullPrice": "{full} at the full price (the dearest), the others reduced"
      }
    }
  }
}
