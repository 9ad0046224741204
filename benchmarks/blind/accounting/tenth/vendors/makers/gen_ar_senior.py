# resident invoices, senior living, XLSX: heading row a resident
import random, datetime as dt
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from common17 import *
R=random.Random(1705)
res=[("AL-104","Harriet Colby","R10233"),("AL-109","Desmond Pryor","R10187"),("AL-117","Lucille Amato","R10301"),("AL-203","Walter & June Sorensen","R10064"),("AL-211","Bernice Tuttle","R10275"),("AL-216","Estate of Roy Maddox","R09981"),("IL-12","Eleanor Voss","R10122"),("IL-27","Gilbert Hanratty","R10318"),("MC-03","Opal Rennick","R10240"),("MC-08","Sylvia Brandt","R10199"),("MC-14","Thaddeus Moon","R10156")]
ch=[("RB","Room & board",(3450,6900)),("LOC","Level of care",(450,1950)),("RX","Medication mgmt",(275,375)),("INC","Incontinence supplies",(84,168)),("SAL","Beauty salon",(35,92)),("GST","Guest meals",(12,48)),("CF","Community fee",(2500,4000)),("LATE","Late charge",(75,75))]
bk=["current","b1_30","b31_60","b61_90","b91_120","b121"]; cols=["other:Invoice Amount","other:Applied"]+bk+["total"]
asof=dt.date(2026,5,31)
wb=Workbook(); w=wb.active; w.title="AR Detail"
for a,t in(("A1","WILLOWMERE ASSISTED LIVING & MEMORY CARE"),("A2","Resident Accounts Receivable Aging - Invoice Detail"),("A3","Aged by due date through 05/31/2026")): w[a]=t; w[a].font=Font(name="Arial",bold=a=="A1",size=12 if a=="A1" else 10)
h1=["Invoice","Due","Charge","Payer","Invoice","","","Days Past Due","","","","","Balance"]; h2=["Number","Date","","","Amount","Applied","Current","1 - 30","31 - 60","61 - 90","91 - 120","121 +","Owed"]
for i,(a,b) in enumerate(zip(h1,h2),1):
    for r,t in((5,a),(6,b)):
        x=w.cell(r,i,t or None); x.font=Font(name="Arial",bold=True,size=9); x.alignment=Alignment(horizontal="center"); x.fill=PatternFill("solid",fgColor="F2E8CF")
w.merge_cells("H5:L5"); r=7; rows=[];tots=[];G=dict.fromkeys(cols,0)
F='#,##0.00;(#,##0.00)'
def put(d,b=False):
    for i,k in enumerate(cols,5):
        if k in d:
            x=w.cell(r,i,d[k]); x.number_format=F; x.font=Font(name="Arial",size=9,bold=b)
            if b: x.border=Border(top=Side(style="thin"))
inv=48210
for u,nm,rid in res:
    w.cell(r,1,f"{u}   {nm}   ({rid})").font=Font(name="Arial",bold=True,size=9); w.merge_cells(start_row=r,end_row=r,start_column=1,end_column=5); r+=1
    S=dict.fromkeys(cols,0); deep=R.choice([0,0,30,60,100,140]); py=R.choice(["Private","Private","LTC Ins - Genmark","Medicaid","VA A&A"])
    k=R.randint(2,6)
    for d_ in sorted([R.choice([-1,5,16,29]) for _ in range(2)]+[R.randint(0,max(deep,1)) for _ in range(k-2)],reverse=True):
        due=asof-dt.timedelta(days=d_); c,desc,(lo,hi)=R.choice(ch); a=round(R.uniform(lo,hi),2) if c not in("LATE",) else 75.0
        if c in("RB","CF","RX"): a=float(round(a/5)*5)
        inv+=R.randint(1,17); d={cols[0]:a}
        if R.random()<.25 and a>100: d[cols[1]]=-round(a*R.choice([.25,.5,.8]),2)
        bal=round(a+d.get(cols[1],0),2); b=bk[0 if d_<=0 else 1 if d_<=30 else 2 if d_<=60 else 3 if d_<=90 else 4 if d_<=120 else 5]
        d[b]=bal; d["total"]=bal
        for i,t in enumerate([f"INV-{inv}",due.strftime("%m/%d/%Y"),f"{c} {desc}",py],1): w.cell(r,i,t).font=Font(name="Arial",size=9)
        put(d); rows.append({"unit":u,"name":nm,"resident":rid,"charge":f"{c} {desc}","date":due.strftime("%m/%d/%Y"),**d}); r+=1
        for q in S: S[q]=round(S[q]+d.get(q,0),2)
    if nm in("Gilbert Hanratty","Opal Rennick"):
        d={cols[0]:-R.choice([350.0,1200.0])}; d["current"]=d["total"]=d[cols[0]]
        for i,t in enumerate(["CM-2207" if nm[0]=="G" else "CM-2211","05/31/2026","CR Credit memo",py],1): w.cell(r,i,t).font=Font(name="Arial",size=9)
        put(d); rows.append({"unit":u,"name":nm,"resident":rid,"charge":"CR Credit memo","date":"05/31/2026",**d}); r+=1
        for q in S: S[q]=round(S[q]+d.get(q,0),2)
    w.cell(r,3,f"Total {nm}").font=Font(name="Arial",bold=True,italic=True,size=9); pr={q:v for q,v in S.items() if v}; put(pr,True); tots.append({"label":f"Total {nm}",**pr}); r+=2
    for q in G: G[q]=round(G[q]+S[q],2)
w.cell(r,3,"Community Total").font=Font(name="Arial",bold=True,size=10); put(G,True); tots.append({"label":"Community Total",**G})
w.cell(r+2,1,"Estate balances are billed to the responsible party; Medicaid pending accounts carry a 90-day forbearance.").font=Font(name="Arial",italic=True,size=8)
for c,x in zip("ABCDEFGHIJKLM",[13,11,25,18]+[12]*9): w.column_dimensions[c].width=x
w.page_setup.orientation="landscape"; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True; w.print_title_rows="5:6"
n="willowmere_resident_invoice_aging.xlsx"; wb.save(doc(n)); save(n,"AR",cols,rows,tots); print(len(rows),G)
