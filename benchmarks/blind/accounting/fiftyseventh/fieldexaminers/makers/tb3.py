# Canadian industrial portfolio, line-printer style ledger report, three entities, PDF. PLANTED digit change.
from common import *
import random
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
pdfmetrics.registerFont(TTFont('LM','/usr/share/fonts/truetype/liberation/LiberationMono-Regular.ttf'))
R=random.Random(5703)
F="GLR412_TB_Q3FY25.pdf"
CH=[("A",[("1005","CASH - OPERATING"),("1015","CASH - RESERVE TRUST"),("1105","TENANT RECEIVABLES"),("1108","ALLOWANCE DOUBTFUL ACCTS"),("1120","STRAIGHT-LINE RENT RECEIVABLE"),("1140","HST INPUT TAX CREDITS"),("1150","INTERCOMPANY - BROOKFELL GP"),("1205","PREPAID INSURANCE"),("1210","PREPAID PROPERTY TAX"),("1305","LAND"),("1310","BUILDING"),("1315","PAVING & YARD"),("1320","ROOF REPLACEMENT"),("1325","TENANT IMPROVEMENTS"),("1390","ACCUM DEPRECIATION - BLDG"),("1395","ACCUM AMORTIZATION - TI"),("1410","DEFERRED LEASING COSTS"),("1419","ACCUM AMORT - LEASING")]),
("L",[("2005","ACCOUNTS PAYABLE"),("2010","ACCRUED LIABILITIES"),("2015","HOLDBACKS PAYABLE"),("2030","HST COLLECTED"),("2040","PREPAID RENT"),("2050","TENANT DEPOSITS"),("2105","MORTGAGE - FIRST"),("2110","ACCRUED MORTGAGE INTEREST"),("2905","PARTNERS CAPITAL"),("2910","PARTNERS DRAWINGS"),("2950","RETAINED EARNINGS - PRIOR")]),
("R",[("4005","BASE RENT - WAREHOUSE"),("4010","BASE RENT - MEZZ OFFICE"),("4015","STRAIGHT-LINE RENT ADJ"),("4020","YARD & TRAILER STORAGE"),("4105","RECOVERY - OPERATING COSTS"),("4110","RECOVERY - PROPERTY TAX"),("4115","RECOVERY - ADMIN FEE 15%"),("4120","RECOVERY - HYDRO"),("4205","ROOF LICENCE - TELECOM"),("4210","NSF & LATE CHARGES")]),
("E",[("5005","PROPERTY TAX"),("5010","INSURANCE"),("5105","HYDRO - COMMON"),("5110","GAS"),("5115","WATER & STORM CHARGE"),("5205","SNOW & ICE CONTROL"),("5210","LANDSCAPING"),("5215","R&M - DOCK LEVELLERS"),("5220","R&M - ROOF"),("5225","R&M - HVAC"),("5230","R&M - SPRINKLER & FIRE"),("5235","R&M - ELECTRICAL"),("5240","WASTE REMOVAL"),("5305","MANAGEMENT FEE"),("5310","SITE SUPERINTENDENT"),("5315","PROFESSIONAL FEES"),("5320","BAD DEBT"),("5330","VACANT UNIT COSTS"),("6005","MORTGAGE INTEREST"),("6010","DEPRECIATION - BUILDING"),("6015","AMORTIZATION - TI & LEASING")])]
NM={a:n for _,l in CH for a,n in l}
ENT=[("410","MEADOWVALE COMMERCE PARK",1.0,{"1320","2015","5330","4205"}),("415","DIXIE ROAD DISTRIBUTION",1.73,{"2110","4020","1015","5320"}),("422","BURLINGTON ST WORKS - HAMILTON",.58,{"1015","4010","4205","1210","5230","6015x"})]
def gen(code,k,skip):
    b={a:0 for a in NM if a not in skip}; dr=dict.fromkeys(b,0); cr=dict.fromkeys(b,0)
    u=lambda v,s=.12: int(round(v*k*100*(1+R.uniform(-s,s))))
    def post(d,c,a):
        if d in b and c in b and a>0: dr[d]+=a; cr[c]+=a
    base={"1005":214000,"1015":96000,"1105":88400,"1108":-9500,"1120":141000,"1140":0,"1150":38200,"1205":9800,"1210":0,"1305":3150000,"1310":9480000,"1315":412000,"1320":618000,"1325":733000,"1390":-2210000,"1395":-288000,"1410":301000,"1419":-122000,"2005":-74300,"2010":-31800,"2015":-41200,"2030":-27650,"2040":-46800,"2050":-97500,"2105":-6840000,"2110":-12900,"2905":-4100000,"2910":385000,
     "4005":-612000,"4010":-58400,"4015":-14200,"4020":-33600,"4105":-118400,"4110":-172000,"4115":-17760,"4120":-21900,"4205":-9000,"4210":-1150,
     "5005":176400,"5010":24300,"5105":28400,"5110":13900,"5115":9640,"5205":46800,"5210":7150,"5215":6330,"5220":4200,"5225":9870,"5230":5260,"5235":3480,"5240":4900,"5305":29700,"5310":38200,"5315":8100,"5320":3200,"5330":6240,"6005":146000,"6010":118500,"6015":36200}
    for a,v in base.items():
        if a in b: b[a]=u(v)
    for a in("1305","2905","2050"): 
        if a in b: b[a]=round(b[a],-4)
    b["2950"]=-sum(b.values())
    rnt=u(102000);mz=u(9730)
    for m in range(3):
        post("1105","4005",rnt); post("1105","4010",mz); post("1105","4020",u(5600,0)); rec=u(19700,0); post("1105","4105",rec); post("1105","4110",u(28700,0)); post("1105","4115",rec*15//100); post("1105","4120",u(3650,.3)); post("1105","4205",u(1500,0))
        post("1105","2030",int((rnt+rec)*.13)); post("1005","1105",u(168000,.06)); 
        post("2030","1005",u(13800)); post("1120","4015",u(2370,0)); post("2040","1105",u(4100))
        for e,v,s in(("5105",4700,.2),("5110",1250,.4),("5115",1610,.2),("5210",2380,.1),("5215",1800,.6),("5220",900,.9),("5225",2100,.5),("5230",760,.5),("5235",610,.8),("5240",820,.1),("5315",1150,.7),("5330",1040,.4)):
            a=u(v,s); post(e,"2005",a); post("1140","2005",a*13//100)
        post("2005","1005",u(19400)); post("5305","1005",u(4950,0)); post("5310","1150",u(6360,0)); post("5005","1005",u(29400,0)); post("5010","1205",u(2710,0)); 
        i=u(24300,0); post("6005","1005",i); post("2105","1005",u(13900,0)); post("6010","1390",u(19750,0)); post("6015","1419",u(2900,0)); post("6015","1395",u(3130,0))
    post("1105","4210",u(260)); post("1205","1005",u(30500)); post("2030","1140",dr["1140"]); post("2910","1005",u(60000,0)//100*100); post("5320","1108",u(2400)); post("1320","2005",u(48000)); post("1320","2015",u(5300)); post("1015","1005",u(9000,0)); post("1105","2050",0); post("2010","5315",u(900)); post("1325","2005",u(22600) if code!="422" else 0)
    return [(a,NM[a],b[a],dr[a],cr[a],b[a]+dr[a]-cr[a]) for a in NM if a in b]
DATA=[(c,n,gen(c,k,s)) for c,n,k,s in ENT]
def tm(v,z='.00'):
    if v==0: return z
    s=f'{abs(v)/100:,.2f}'
    return s+('-' if v<0 else ' ')
def ln(acct,name,b,d,c,e):
    z=lambda v,zz='': tm(v,zz) if v else (zz+' ' if zz else '')
    return f" {acct:<13}{name:<34}{z(b,'.00'):>19}{z(d):>18}{z(c):>18}{z(e,'.00'):>20}"
rows=[];tots=[];lines=[]   # lines: list of (ent,text|None)
K=["beginning","debit","credit","ending"]
def T(lab,v,keep0=True): tots.append({"label":lab,**{k:f2(x) for k,x in zip(K,v) if x or k in("beginning","ending")}})
rep=[0]*4
PL=None
pages=[]
for c,n,l in DATA:
    pl=[]
    et=[0]*4
    for cls,accs in CH:
        sub=[0]*4
        nm={"A":"ASSETS","L":"LIABILITIES & EQUITY","R":"REVENUE","E":"EXPENSES"}[cls]
        codes={a for a,_ in accs}
        for a,nme,b,d,cr,e in l:
            if a not in codes: continue
            for i,v in enumerate((b,d,cr,e)): sub[i]+=v; et[i]+=v
            pe=e
            if c=="415" and a=="5225":
                s=str(e); i=len(s)-5; dg=s[i]; nd=str((int(dg)+5)%10) ; pe=int(s[:i]+nd+s[i+1:]); PL=(f"{c}-{a}-00",e,pe)
            acct=f"{c}-{a}-00"
            r={"account":acct,"name":nme,"beginning":f2(b)}
            if d: r["debit"]=f2(d)
            if cr: r["credit"]=f2(cr)
            r["ending"]=f2(pe); rows.append(r); pl.append(ln(acct,nme,b,d,cr,pe))
        pl.append(" "*48+("-"*17).rjust(18)+("-"*15).rjust(18)+("-"*15).rjust(18)+("-"*17).rjust(19))
        lab=f"** TOTAL {nm}"; pl.append(ln("",lab,*sub)); T(lab,sub); pl.append("")
    lab=f"*** ENTITY {c} TOTALS"; pl.append(ln("",lab,*et)); T(lab,et); assert et[0]==et[3]==0 and et[1]==et[2]
    rep=[x+y for x,y in zip(rep,et)]; pages.append((c,n,pl))
pages[-1][2].extend(["",ln("","**** REPORT TOTALS",*rep)]); T("**** REPORT TOTALS",rep)
cv=canvas.Canvas(doc(F),pagesize=(792,612),invariant=1); pno=0
def hd(c,n):
    h=[f" GLR412  REL 9.2{'BROOKFELL INDUSTRIAL PARTNERS LP':>68}{'PAGE':>32} {pno:>4}",
       f" RUN 10/17/25  07:44{'TRIAL BALANCE - DETAIL BY ENTITY':>64}{'USER  MHALL':>37}",
       f"{'PERIODS 07/25 THRU 09/25   (CDN $)   POSTED ONLY':>92}","",
       f" ENTITY  {c}  {n}","",
       f"{'':48}{'BALANCE FWD':>18} {'PERIOD':>17} {'PERIOD':>17} {'BALANCE':>18}",
       f" {'ACCOUNT':<13}{'DESCRIPTION':<34}{'06/30/25':>18} {'DEBITS':>17} {'CREDITS':>17} {'09/30/25':>18}"," "+"="*122]
    return h
for c,n,pl in pages:
    i=0
    while i<len(pl):
        pno+=1; tx=cv.beginText(44,575); tx.setFont('LM',9.3); tx.setLeading(11.6)
        h=hd(c,n); take=pl[i:i+38]
        if i+38<len(pl) and len(pl)-i-38<4: take=pl[i:i+32]
        i+=len(take)
        # keep rule+total together
        while i<len(pl) and take and (take[-1].strip().startswith('---')): take.pop(); i-=1
        for q in h+take: tx.textLine(q)
        if c==pages[-1][0] and i>=len(pl): tx.textLine(""); tx.textLine(f"{'*** END OF REPORT ***':>74}")
        cv.drawText(tx); cv.showPage()
cv.save(); print('pages',pno,PL)
save(F,"TB",{"what":f"account {PL[0]} (R&M - HVAC): ending balance printed {PL[2]/100:,.2f} instead of {PL[1]/100:,.2f}; class, entity and report totals carry the right figure","kind":"digit_changed"},K,rows,tots,"Canadian industrial partnership, line-printer ledger report, three entities, trailing minus",True)
