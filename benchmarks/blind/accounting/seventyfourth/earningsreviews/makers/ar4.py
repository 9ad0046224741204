# Entrata-like resident aged receivables, student, openpyxl; digit_changed planted
from h import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
import datetime
rng=random.Random(7404)
N='Resident Aged Receivables_Juniper_09302025.xlsx'
K=['unpaid','b0_30','b31_60','b61_90','b90','prepaid','total','deposit']
wb=Workbook();ws=wb.active;ws.title='Aged Receivables'
F=lambda **k:Font(name='Calibri',size=k.pop('size',10),**k)
ws['A1']='Resident Aged Receivables';ws['A1'].font=F(size=16,bold=True)
ws['A2']='The Quad at Juniper Street';ws['A2'].font=F(size=12)
for i,(a,b) in enumerate([('As of Date:','09/30/2025'),('Post Month Through:','09/2025'),('Ledger:','Resident (all), Group (none)'),('Lease Status:','Current, Notice, Past'),('Age By:','Charge due date'),('Group By:','Lease Status'),('Generated:','10/06/2025 08:51 AM MDT by Portfolio Analytics')]):
    ws.cell(3+i,1,a).font=F(bold=True,size=9);ws.cell(3+i,3,b).font=F(size=9)
HR=11
heads=['Bldg-Unit-Space','Resident','Lease ID','Move-In','Lease End','Total Unpaid','0 - 30 Days','31 - 60 Days','61 - 90 Days','90+ Days','Prepayments','Balance','Deposits Held']
hf=PatternFill('solid',fgColor='D9E2EC')
for c,h in enumerate(heads,1):
    x=ws.cell(HR,c,h);x.font=F(bold=True);x.fill=hf;x.alignment=Alignment(wrap_text=True,horizontal='center' if c>3 else 'left',vertical='bottom');x.border=Border(bottom=Side('medium',color='5B7083'))
nm=names(rng,74);ni=iter(nm)
secs=[('Current',46),('Notice',6),('Past',20)]
truth=[];totals=[];r=HR+1;grand={k:0 for k in K}
rents=[789,815,845,879,909,949,1025,1090]
PL=None
def put(r,c,v,**k):
    x=ws.cell(r,c,v);x.font=F(**k)
    if c>=6:x.number_format='#,##0.00;(#,##0.00)';x.alignment=Alignment(horizontal='right')
    return x
used=set()
for s,n in secs:
    put(r,1,f'Lease Status: {s}',bold=True);ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=13)
    r+=1;sub={k:0 for k in K}
    us=[]
    while len(us)<n:
        u=f"{rng.choice('ABCD')}-{rng.randint(1,4)}{rng.randint(1,18):02d}-{rng.choice('ABCD')}"
        if u not in used: used.add(u);us.append(u)
    for u in sorted(us):
        l,f=next(ni);rent=rng.choice(rents);b=[0]*4;pre=0
        q=rng.random()
        if s=='Past':
            b[3]=rng.choice([rent+rng.choice([75,150]),round(rng.uniform(90,640),2),2*rent+50,250.0])
            if q<.35: b[2]=round(rng.uniform(40,310),2)
            if q<.15: b[1]=125.0
            if q>.9: b=[0]*4;pre=-round(rng.uniform(20,180),2)
        else:
            if q<.22: pre=-(rent if q<.15 else round(rng.uniform(5,400),2))
            elif q<.62: b[0]=rng.choice([rent,round(rent*.5,2),38.5,rent+50,round(rng.uniform(18,92),2)])
            elif q<.82: b[0]=rent+50;b[1]=rng.choice([rent+50,round(rng.uniform(60,500),2)])
            elif q<.93: b=[rent+50,rent+50,rng.choice([rent,214.35]),0]
            else: b=[rent+50,rent+50,rent+50,round(rng.uniform(300,2900),2)]
            if .30<q<.36: pre=-25.0
        if s!='Past' and q<.22 and rng.random()<.25: b[0]=47.25
        dep=rng.choice([0,0,200,200,200,rent]) if s!='Past' else rng.choice([0,0,0,200])
        b=[r2(x) for x in b];un=r2(sum(b));t=dict(unpaid=un,b0_30=b[0],b31_60=b[1],b61_90=b[2],b90=b[3],prepaid=r2(pre),total=r2(un+pre),deposit=float(dep))
        for k in K: sub[k]=r2(sub[k]+t[k])
        mi=datetime.date(2024,8,20) if s=='Past' else rng.choice([datetime.date(2025,8,18),datetime.date(2025,8,19),datetime.date(2024,8,20),datetime.date(2025,8,23)])
        le=datetime.date(2025,7,31) if s=='Past' else(datetime.date(2025,12,19) if s=='Notice' else datetime.date(2026,7,31))
        lid=str(rng.randint(2180000,2499999))
        # the defect: third delinquent of "Current" with 31-60 of at least 500
        if PL is None and s=='Current' and b[1]>=800 and len(truth)>18:
            v=t['b31_60'];w=float(f'{v:.2f}'.replace(str(int(v))[0],'3' if str(int(v))[0]!='3' else '6',1))
            PL=(u,f'{l}, {f}',v,w);t['b31_60']=w
        for c,v in enumerate([u,f'{l}, {f}',lid,mi.strftime('%m/%d/%Y'),le.strftime('%m/%d/%Y')]+[t[k] for k in K],1): put(r,c,v)
        truth.append(dict(unit=u,name=f'{l}, {f}',resident=lid,**t));r+=1
    lab=f'{s} Total ({n} leases)';put(r,1,lab,bold=True)
    for c,k in enumerate(K,6): put(r,c,sub[k],bold=True).border=Border(top=Side('thin'));grand[k]=r2(grand[k]+sub[k])
    totals.append(dict(label=lab,**sub));r+=2
put(r,1,'Property Total',bold=True)
for c,k in enumerate(K,6): put(r,c,grand[k],bold=True).border=Border(top=Side('thin'),bottom=Side('double'))
totals.append(dict(label='Property Total',**grand));r+=2
put(r,1,'% of Total Unpaid',italic=True,size=9)
for c,k in enumerate(K[1:5],7): x=put(r,c,grand[k]/grand['unpaid'],italic=True,size=9);x.number_format='0.0%'
for c,w in zip('ABCDEFGHIJKLM',(16,24,10,11,11,12,12,12,12,12,12,12,12)): ws.column_dimensions[c].width=w
ws.freeze_panes=f'C{HR+1}';ws.row_dimensions[HR].height=28
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.print_title_rows=f'{HR}:{HR}'
wb.save(doc(N))
u,nn,v,w=PL
# the percentages are shares of the totals: kept out of the truth
save(N,'AR',K,truth,totals,{"what":f"unit {u} ({nn}): 31 - 60 Days printed {w:,.2f}, should be {v:,.2f}; the row's Total Unpaid and the column totals are of the true amount","kind":"digit_changed"},'Entrata resident aged receivables, student beds, grouped by lease status with subtotals, parameter block on top',False)
print(len(truth),totals[-1],PL)
