# runs every maker, checks sums against printed totals, writes index.json
import json,glob,os,subprocess,sys
H=os.path.dirname(os.path.abspath(__file__))
if '--make' in sys.argv:
    for f in sorted(glob.glob(H+'/m[1-9]_*.py')): subprocess.run([sys.executable,f],check=True)
I=[("tumbleweed_lofts_TB_workpaper.pdf","MULTIFAMILY","TRIAL_BALANCE","outside CPA, small sponsor","lead-sheet work paper: unadjusted, AJE, adjusted, prior year; parentheses; group subtotals",0),
("Parks TB 2026-06 (Cedar Bluff + Lazy Otter).xlsx","MANUFACTURED_HOUSING","TRIAL_BALANCE","family park operator's bookkeeper","two parks under headings, three Dr/Cr pairs, hidden column, formulas",0),
("GL0410_campus_yard.pdf","STUDENT_HOUSING","TRIAL_BALANCE","large manager's mainframe","greenbar monospace listing, CR suffix, two pages, one digit planted",1),
("QuarryRoad_OpenItemAging_0626.pdf","INDUSTRIAL","AGED_RECEIVABLES","mid-size flex manager","open items under tenant headings within buildings, one row dropped",1),
("Ridgeback DQ and prepaids June.xlsx","MULTIFAMILY","AGED_RECEIVABLES","regional apartment sponsor","hand-kept delinquency sheet, merged two-line header, property subtotals, hidden e-mail column, recap",0),
("fairlane_plaza_receivables.csv","RETAIL","AGED_RECEIVABLES","strip-center owner's bookkeeper","month columns, total first, tenant named on first line only, $ text",1),
("sycamore_row_unit_mix_memo.pdf","MULTIFAMILY","UNIT_MIX","workforce-housing borrower","memo with Word table, AMI and net rents, three total lines",0),
("HollowCreek_floorplan_summary.pdf","STUDENT_HOUSING","UNIT_MIX","student operator / broker","landscape A4, grouped two-line header, by bedroom count, beds and units",1),
("Whippoorwill site mix 6-30.xlsx","MANUFACTURED_HOUSING","UNIT_MIX","mom-and-pop park buyer","starts in column C, sections by home ownership, plain-words headers, side notes",0)]
json.dump([dict(zip(["file","assetType","documentType","author","style","hard"],[*x[:5],bool(x[5])])) for x in I],open(H+'/index.json','w'),indent=1,ensure_ascii=False)
AVG={"sf","market","actual","market_sf","pct_occ","ami","other:Per bed","other:Beds Pre-leased"}
for x in I:
    st=os.path.splitext(x[0])[0]; assert os.path.exists(H+'/documents/'+x[0])
    t=json.load(open(f'{H}/truth/{st}.json')); bad=[]
    rs=t["rows"];ts=t["totals"];used=set()
    # every total must equal a contiguous run of rows on all additive keys (or the named group)
    for s in ts:
        ks=[k for k in t["money"] if k in s and k not in AVG]
        ok=False
        for i in range(len(rs)):
            acc={k:0 for k in ks}
            for j in range(i,len(rs)):
                for k in ks: acc[k]+=rs[j].get(k,0)
                if all(abs(acc[k]-s[k])<(.31 if k.startswith('pct') else .006) for k in ks): ok=True;break
            if ok: break
        if not ok: bad.append(s["label"])
    for r in rs:
        e=None
        if t["kind"]=="TB" and "beginning" in r: e=r["beginning"]+r["debit"]-r["credit"]-r["ending"]
        if t["kind"]=="TB" and "close_dr" in t["money"]: g=lambda k:r.get(k,0); e=g("open_dr")-g("open_cr")+g("debit")-g("credit")-g("close_dr")+g("close_cr")
        if t["kind"]=="AR":
            b=[k for k in t["money"] if k not in("total","deposit","other:Gross owed")]; e=sum(r.get(k,0) for k in b)-r["total"]
        if e is not None and abs(e)>.006: bad.append(("row",r.get("account") or r.get("name"),round(e,2)))
        assert all(k in t["money"] or k in("beds","baths") or not isinstance(v,(int,float)) for k,v in r.items()),r
    print(t["kind"],st,len(rs),len(ts),"planted:",(t["planted"] or {}).get("kind"),"| untied:",bad)
