from common import *
import datetime as dt
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as gl
r=random.Random(4312); N='marlowe delinq 7-1'
wb=Workbook(); ws=wb.active; ws.title='Delq'
MS=[("m Jun 2026",dt.date(2026,6,1)),("m May 2026",dt.date(2026,5,1)),("m Apr 2026",dt.date(2026,4,1)),("m Mar 2026",dt.date(2026,3,1))]
OLD="other:Older"
F=lambda **k: Font(name='Arial',size=k.pop('size',9),**k)
ws['A1']="MARLOWE GARDENS APTS"; ws['A1'].font=F(bold=True,size=13); ws['A2']="who owes what as of 7/1/26 (July rent not posted yet)"; ws['A2'].font=F(italic=True)
ws['J1']="from: old manager's Excel, cleaned by receiver 7/6"; ws['J1'].font=F(size=8,color='888888')
H=["Apt","Resident","Acct","Owed now","Jun","May","Apr","Mar","Older","Prepaid (credit)","Deposit on file","Last heard / notes"]
hr=4
ws.merge_cells('E4:I4'); ws['E4']="rent & charges unpaid, by month billed"; ws['E4'].alignment=Alignment(horizontal='center'); ws['E4'].font=F(bold=True)
for i,h in enumerate(H,1):
    c=ws.cell(5,i,h)
    if 5<=i<=8: c.value=MS[i-5][1]; c.number_format='mmm yyyy'
    c.font=F(bold=True); c.fill=PatternFill('solid',fgColor='FFE699'); c.alignment=Alignment(wrap_text=True,horizontal='center'); c.border=Border(bottom=Side(style='medium'))
for i,w in enumerate([7,25,10,12,11,11,11,11,11,11,11,38],1): ws.column_dimensions[gl(i)].width=w
ws.freeze_panes='C6'
NT=["","","","promised Fri","texted 6/28, no answer","ERAP application pending","pmt plan $200/wk","says paid mgr in cash - no receipt","3-day served 6/19","court 7/22","water leak credit disputed","","employer garnish?","HAP portion late (housing auth.)"]
SEC=[("In place - no action yet",24),("Notice served or case filed",12),("Moved out / skipped",9)]
rows=[];tot=[];R=6;keys=["total"]+[k for k,_ in MS]+[OLD,"prepaid","deposit"]; used=set()
cols=dict(zip(keys,[4,5,6,7,8,9,10,11]))
NF='#,##0.00;[Red]-#,##0.00;0.00'
secrows=[]
for si,(sec,n) in enumerate(SEC):
    c=ws.cell(R,1,sec); c.font=F(bold=True,color='FFFFFF'); 
    for i in range(1,13): ws.cell(R,i).fill=PatternFill('solid',fgColor='44546A')
    R+=1; us=[]
    while len(us)<n:
        u=f"{r.choice('ABCDEF')}{r.choice([1,2,3])}{r.randint(1,8):02d}"
        if u not in used or si==2: used.add(u); us.append(u)
    us=sorted(set(us)); st=len(rows); R0=R
    for u in us:
        a,b=person(r); nm=f"{a} {b}" + (f" / {r.choice(FIRST)} {r.choice(LAST)}" if r.random()<.12 else '')
        rent=r.choice([845,880,915,940,975,1010,1050])*100
        o={"unit":u,"resident":f"mg{r.randint(2001,9899)}","name":nm}
        v={}
        dep=[1,1,1,2,3][r.randrange(5)] if si==0 else r.choice([2,3,4,5])
        if si==2: ks=r.sample(range(5),k=min(dep,4)); 
        else: ks=range(dep)
        for j in ks:
            kk=(keys[1:6])[j]; v[kk]=int(rent*r.choice([1,1,1,.35,.5,.08]))+r.choice([0,0,5000,7500,3518])
            if kk==OLD: v[kk]=int(v[kk]*r.uniform(.6,3.1))
        if si==0 and r.random()<.2: v={"prepaid":-r.randint(1500,rent)} if r.random()<.7 else {**v,"prepaid":-r.randint(1000,9000)}
        t=sum(v.values()); v["total"]=t
        if si==2: v["deposit"]=r.choice([0,30000,rent])
        elif r.random()<.85: v["deposit"]=r.choice([30000,50000,rent,rent//2])
        ws.cell(R,1,u); ws.cell(R,2,nm); ws.cell(R,3,o["resident"])
        for k in keys:
            if k in v:
                o[k]=m(v[k]); c=ws.cell(R,cols[k],m(v[k])); c.number_format=NF
        ws.cell(R,12,r.choice([x for x in NT if si or not x.startswith(("3-day","court"))]) if si<2 else r.choice(["keys left in box","sent to collections 6/5","forwarding addr unknown","deceased - estate?",""])) 
        for i in range(1,13): ws.cell(R,i).font=F(); 
        ws.cell(R,12).font=F(italic=True,size=8)
        ws.cell(R,4).font=F(bold=True)
        rows.append(o); R+=1
    lab=f"{len(us)} accounts"; ws.cell(R,2,lab).font=F(bold=True)
    t={"label":lab}
    for k in keys:
        s=round(sum(o.get(k,0) for o in rows[st:]),2); t[k]=s; c=ws.cell(R,cols[k],s); c.number_format=NF; c.font=F(bold=True); c.border=Border(top=Side(style='thin'))
    t['_idx']=range(st,len(rows)); tot.append(t); R+=2
lab="EVERYBODY"; ws.cell(R,1,lab).font=F(bold=True,size=10); t={"label":lab}
for k in keys:
    s=round(sum(o.get(k,0) for o in rows),2); t[k]=s; c=ws.cell(R,cols[k],s); c.number_format=NF; c.font=F(bold=True,size=10); c.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
t['_idx']=range(len(rows)); tot.append(t)
ws.cell(R+2,1,"Prepaid already taken off in Owed now. Deposits are NOT.").font=F(size=8)
ws.cell(R+3,1,"Old manager's own total was $1,300 higher; we could not find why.").font=F(size=8)
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='4:5'
w2=wb.create_sheet('calls'); w2.append(["date","who","what"]); w2.append([dt.date(2026,7,6),"receiver","asked utility for shutoff list"])
wb.save(DOC+N+'.xlsx')
save(N,'AR',None,keys,rows,tot,keys)
