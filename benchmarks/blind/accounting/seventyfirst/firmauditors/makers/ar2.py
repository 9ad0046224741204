# retail aging by invoice, fpdf2 landscape, planted row_dropped
from common import *
from fpdf import FPDF
from datetime import date,timedelta
R=random.Random(7105); AS=date(2025,12,31)
T=['Bluebonnet Nails LLC','Parkway Grocers Inc','Tres Palomas Cantina','Cinder & Oak BBQ','Hobart Optical','FitForge Gym #18','Mesa Verde Dry Cleaners','Little Sprout Learning','Copperline Coffee','Aldine Shoe Repair','Granbury Pet Supply','QuickStitch Tailors','Ranchland Furniture Outlet','Sunrise Donuts','Kimura Teppan House','Dollar Depot #4471','Northstar Wireless','Wick & Wax Candles','Maple Row Salon','Trailhead Outfitters','Lone Pine Pharmacy','Gulfway Insurance Agency','Sabine Federal Tax Service','Paseo Frozen Yogurt','Big Tex Mattress','Riverbend Dental']
RE,CAM,TAX,INS=('RNT','Base Rent'),('CAM','CAM Estimate'),('RET','Real Estate Tax'),('INS','Insurance')
X=[('PCT','Percentage Rent'),('UTL','Water Reimb'),('LTF','Late Fee'),('CRC','CAM Reconciliation 2024'),('SGN','Pylon Sign'),('NSF','NSF Fee')]
K=['current','b31_60','b61_90','b91_120','b120','total']; inv=88120
def bk(d):
    n=(AS-d).days; return K[0 if n<=30 else 1 if n<=60 else 2 if n<=90 else 3 if n<=120 else 4]
TT=[]
for i,t in enumerate(T):
    base=r2(R.uniform(2400,16000)); L=[]; dep=R.choice([0,1,1,2,2,3,5,7]); used=[]
    for mth in range(dep,-1,-1):
        mm=12-mth; d=date(2025,mm,1)
        if mth==0 or R.random()<.75:
            for c,f in ((RE,1),(CAM,.19),(TAX,.13),(INS,.04)):
                if R.random()<(.62 if dep<3 else .45) or c==RE and mth==0 and R.random()<.7: L.append((d,c,r2(base*f)))
        if R.random()<.3: L.append((d+timedelta(R.randint(4,20)),R.choice(X),r2(R.uniform(60,900))))
    if R.random()<.3: d=date(2025,R.randint(8,12),R.randint(2,27)); L.append((d,('UNC','Unapplied Cash'),-r2(R.uniform(150,base*.3))))
    if R.random()<.12: L.append((date(2025,R.randint(6,11),15),('CRM','Credit Memo - CAM'),-r2(R.uniform(80,900))))
    if not L: L=[(date(2025,12,1),RE,base)]
    L=sorted(L,key=lambda z:z[0]); TT.append((str(101+4*i if i<13 else 201+3*(i-13)),t,f'RT{20417+i*13}',L))
cnt=sum(len(x[3]) for x in TT)
n='Aldine Crossing Aged Rec Detail 123125.pdf'
class P(FPDF):
    def header(s):
        s.set_font('Helvetica','B',13); s.set_text_color(20,60,90); s.cell(0,6,'Aged Receivables - Detail by Invoice',new_x='LMARGIN',new_y='NEXT'); s.set_text_color(0)
        s.set_font('Helvetica','',8.5); s.cell(0,4.4,'Aldine Crossing Shopping Center (ALDX)      Aged as of 12/31/2025 by invoice date      Include credits: Yes',new_x='LMARGIN',new_y='NEXT'); s.ln(2)
        s.set_font('Helvetica','B',8); s.set_fill_color(20,60,90); s.set_text_color(255)
        for h,w,a in zip(['Invoice','Inv Date','Charge','0-30 Days','31-60 Days','61-90 Days','91-120 Days','Over 120','Balance'],W,'LLLRRRRRR'): s.cell(w,5.4,h,align=a,fill=True)
        s.ln(6.4); s.set_text_color(0)
    def footer(s): s.set_y(-11); s.set_font('Helvetica','I',7); s.cell(0,4,f'Printed 1/6/2026 9:42 AM by mtorrance'); s.set_x(-40); s.cell(28,4,f'{s.page_no()} of {{nb}}',align='R')
W=[24,22,55,26,26,26,26,26,28]
p=P('L','mm','Letter'); p.set_margins(10,10); p.set_auto_page_break(True,14); p.alias_nb_pages(); p.add_page()
K[0]='b0_30'; KM=K
rows=[];totals=[];G=dict.fromkeys(K,0.0); rec={}; drop=None
fm=lambda v: par(v) if abs(v or 0)>.004 else ''
for ti,(u,t,rid,L) in enumerate(TT):
    if p.get_y()>185: p.add_page()
    p.set_font('Helvetica','B',8.5); p.cell(0,5,f'{u}   {t}   ({rid})',new_x='LMARGIN',new_y='NEXT'); p.set_font('Helvetica','',8); S=dict.fromkeys(K,0.0)
    for j,(d,c,a) in enumerate(L):
        inv+=R.randint(1,17); k=bk(d); k='b0_30' if k=='current' else k; no=f'{inv}' if a>0 else ('R' if c[0]=='UNC' else 'C')+f'{inv}'
        S[k]+=a;S['total']+=a;G[k]+=a;G['total']+=a; rec[c]=r2(rec.get(c,0)+a)
        if drop is None and ti>=9 and len(L)>=5 and j==2: drop=(u,t,no,d,c,a); continue
        rows.append(dict(unit=u,name=t,resident=rid,invoice=no,date=d.isoformat(),charge=f'{c[0]} {c[1]}',**{k:a,'total':a}))
        for x,w,al in zip([no,d.strftime('%m/%d/%Y'),f'{c[0]} {c[1]}']+[fm(a) if q in(k,'total') else '' for q in K],W,'LLLRRRRRR'): p.cell(w,4.3,x,align=al)
        p.ln(4.3)
    lab=f'Total {t}'; p.set_font('Helvetica','B',8); y=p.get_y(); p.line(10+sum(W[:3]),y,10+sum(W),y)
    p.cell(sum(W[:3]),4.6,lab,align='R')
    for q,w in zip(K,W[3:]): p.cell(w,4.6,fm(S[q]),align='R')
    p.ln(6.6); totals.append(dict(label=lab,**{q:r2(v) for q,v in S.items() if abs(v)>.004}))
p.set_font('Helvetica','B',9); p.set_fill_color(225,232,238); p.cell(sum(W[:3]),6,'Grand Total Aldine Crossing Shopping Center',fill=True)
for q,w in zip(K,W[3:]): p.cell(w,6,fm(G[q]),align='R',fill=True)
p.ln(9); totals.append(dict(label='Grand Total Aldine Crossing Shopping Center',**{q:r2(v) for q,v in G.items()}))
if p.get_y()>150: p.add_page()
p.set_font('Helvetica','B',9); p.cell(0,5,'Summary by charge code',new_x='LMARGIN',new_y='NEXT'); p.set_font('Helvetica','',8)
for c,v in sorted(rec.items()): p.cell(16,4.2,c[0]); p.cell(60,4.2,c[1]); p.cell(28,4.2,par(v),align='R'); p.ln(4.2)
p.cell(76,4.6,'Total'); p.cell(28,4.6,par(r2(G['total'])),align='R',border='T')
p.output(D(n))
assert drop; u,t,no,d,c,a=drop
save(n,'AR',K,rows,totals,'retail aging by invoice under tenant headings, credits and unapplied cash, tenant totals, charge-code recap',True,
 dict(what=f'Invoice {no} ({d.isoformat()}, {c[0]} {c[1]}, {a:,.2f}) of {t} is missing from the list; it stands in the tenant total, the grand total and the recap',kind='row_dropped'))
print(len(rows),drop,totals[-1],p.page_no())
