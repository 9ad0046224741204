import subprocess,sys,os,json
b=os.path.dirname(os.path.abspath(__file__))
for s in("gen_tb","gen_ar","gen_um"):subprocess.run([sys.executable,os.path.join(b,s+".py")],check=True,cwd=b)
I=[("harrowgate_receivership_TB.pdf","RETAIL","TRIAL_BALANCE","receiver's ledger clerk","line-printer, opening/movement/closing Dr Cr pairs, subtotals by range, wrapped names","medium"),
("lantern_quay_default_date_TB.xlsx","MIXED_USE","TRIAL_BALANCE","forensic accountant","worksheet books/adjustments/adjusted, three-line merged header, hidden column, a code missing","hard"),
("copperline_exhibit_F.pdf","INDUSTRIAL","TRIAL_BALANCE","paralegal, purchase closing","exhibit with text, name before code, one balance with Dr/Cr marks, prior year, dashes; planted digit","hard"),
("brindle_falls_aged_invoices.pdf","RETAIL","AGED_RECEIVABLES","litigation paralegal","invoice lines under tenant headings, continued headings, two-line header, recap; planted dropped row","hard"),
("stonebridge_sched3_receivables.xlsx","INDUSTRIAL","AGED_RECEIVABLES","receiver's analyst","one line a tenant by building, month columns, one building as text, hidden code column, cover sheet","hard"),
("pender_arc_arrears.pdf","OFFICE","AGED_RECEIVABLES","law clerk","charge-code lines, tenant printed once, trailing minus, dashes, unapplied cash","hard"),
("sagebrush_terrace_site_mix.xlsx","MANUFACTURED_HOUSING","UNIT_MIX","seller's counsel","grouped header, codes within type, sections, side table of closing credits","medium"),
("wexcombe_suite_mix.pdf","RETAIL","UNIT_MIX","special servicer","white-on-dark grouped header, leased/vacant GLA, notes and side list below","medium"),
("tidewater_finch_suites.xlsx","MIXED_USE","UNIT_MIX","borrower's controller","three-line header, building merged down the side, rents as text with $, status columns last","hard")]
json.dump([dict(zip(("file","assetType","documentType","author","style","hard"),x)) for x in I],open(os.path.join(b,"index.json"),"w"),indent=1,ensure_ascii=False)
