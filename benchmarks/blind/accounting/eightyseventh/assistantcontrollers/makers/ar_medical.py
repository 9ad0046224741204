# Aging detail by tenant with invoices, medical office building; fpdf2, portrait letter; planted dropped row
from common import *
from fpdf import FPDF
from datetime import date
rnd=random.Random(8714)
N='lakeview_medical_aging_detail.pdf'
K=['b0_30','b31_60','b61_90','b90','prepaid','total']
asof=date(2025,8,31)
Tn=[('t0000411','Cobalt Ridge Orthopaedics, PA','100',21480),('t0000415','Harlow & Finch Dermatology','110',6912.5),('t0000420','Lakeview Imaging Partners LLC','120',17340.25),('t0000433','Bright Acorn Pediatrics','200',9875),('t0000437','Summit Ear Nose & Throat Assoc.','205',7210.4),('t0000438','Tri-County Nephrology Group','210',8433.75),('t0000452','Oakline Physical Therapy Inc','220',5120),('t0000457','Meridian Women\'s Health PLLC','300',12660.8),('t0000461','Vantage Sleep Center','310',3985),('t0000466','Pelham Dental Studio','315',4475.6),('t0000470','Crestwood Behavioral Health','320',6048),('t0000472','Northgate Labs Draw Station','B01',2215),('t0000475','The Daily Grind Cafe (Lobby)','L02',1850),('t0000479','Quillen Optical','L04',2390),('t0000481','Allied Rx Pharmacy #118','L01',5525.5),('t0000486','Sterling Cardiology Assoc.','400',18905)]
CH={'rent':'Base Rent','cam':'CAM Estimate','ret':'RE Tax Estimate','elec':'Sub-metered Elec','late':'Late Fee','camrec':'2024 CAM Recon','prkg':'Reserved Parking','medw':'Medical Waste','hvac':'After Hrs HVAC'}
inv=348811; 
def bucket(d):
    a=(asof-d).days
    return 'b0_30' if a<=30 else 'b31_60' if a<=60 else 'b61_90' if a<=90 else 'b90'
groups=[]
for rid,nm,u,rent in Tn:
    L=[]; mode=rnd.choice([1,1,2,2,3,4,5])
    if nm.startswith('Vantage'): mode=5
    months=[(2025,8,1),(2025,7,1),(2025,6,1),(2025,5,1),(2025,4,1)][:mode]
    for y,m,dd in reversed(months):
        d=date(y,m,dd)
        for c in ['rent','cam','ret']:
            if mode<4 and rnd.random()<.35: continue
            a=rent if c=='rent' else rent*(.28 if c=='cam' else .13)
            if c=='rent' and rnd.random()<.25: a=rent*.4
            L.append([d,c,round(a,2)])
        if rnd.random()<.5: L.append([date(y,m,rnd.randint(8,27)),rnd.choice(['elec','medw','hvac','prkg']),round(rnd.uniform(85,940),2)])
        if mode>=4 and m<8: L.append([date(y,m,11),'late',round(rent*.05,2)])
    if rnd.random()<.4: L.append([date(2025,4,15),'camrec',round(rent*rnd.uniform(.1,.7)*rnd.choice([1,1,-1]),2)])
    L.sort(key=lambda r:r[0])
    L=[[f'C-{0}',*r] for r in L]
    if rnd.random()<.3: L.append(['R',date(2025,8,rnd.randint(18,29)),'prepay',-round(rent*rnd.choice([.5,1,1.41]),2)])
    if not L: L=[['C-0',date(2025,8,1),'rent',rent]]
    groups.append((rid,nm,u,L))
for g in groups:
    for r in g[3]:
        if r[0]=='R': r[0]=f'R-{rnd.randint(90200,90990)}'
        else: inv+=rnd.randint(1,37); r[0]=f'C-{inv}'
class P(FPDF):
    def header(s):
        s.set_font('Helvetica','B',12); s.cell(0,6,'Aging Detail',align='C',new_x='LMARGIN',new_y='NEXT')
        s.set_font('Helvetica','',8); s.cell(0,4,'Property: lvmob - Lakeview Medical Plaza      DB Caption: WHP Healthcare Live',align='C',new_x='LMARGIN',new_y='NEXT')
        s.cell(0,4,'Status: Current, Past, Notice      Age As Of: 08/31/2025      Post To: 08/2025',align='C',new_x='LMARGIN',new_y='NEXT'); s.ln(3)
        s.set_fill_color(217,225,236); s.set_font('Helvetica','B',7.5)
        for a,b,w,al in COL: s.cell(w,4,a,align=al,fill=True)
        s.ln(4)
        for a,b,w,al in COL: s.cell(w,4,b,align=al,fill=True)
        s.ln(5)
    def footer(s):
        s.set_y(-11); s.set_font('Helvetica','',7); s.cell(95,4,'Monday, September 08, 2025 10:41 AM'); s.cell(0,4,f'Page {s.page_no()} of {{nb}}',align='R')
COL=[('Tran','Number',19,'L'),('Charge','Code',15,'L'),('','Date',18,'L'),('0-30','Owed',22,'R'),('31-60','Owed',22,'R'),('61-90','Owed',22,'R'),('Over 90','Owed',22,'R'),('Pre-','payments',23,'R'),('Total','Owed',25,'R')]
p=P('P','mm','Letter'); p.set_margins(13,11,13); p.set_auto_page_break(True,15); p.add_page()
rows=[];tots=[];GT={k:0 for k in K}; rec={}
money=lambda x:f'{x:,.2f}'
drop=('t0000481' if len([g for g in groups if g[0]=='t0000481'][0][3])>2 else None)
if not drop: drop=[g[0] for g in groups if len(g[3])>5][1]
planted=None
for rid,nm,u,L in groups:
    if p.get_y()>243: p.add_page()
    p.set_font('Helvetica','B',8); p.cell(0,5,f'{nm}   ({rid})      Unit: {u}',new_x='LMARGIN',new_y='NEXT'); S={k:0 for k in K}
    for i,(no,d,c,a) in enumerate(L):
        v={'prepaid':a} if c=='prepay' else {bucket(d):a}; v['total']=a
        for k in v: S[k]=r2(S[k]+v[k]); GT[k]=r2(GT[k]+v[k])
        if c!='prepay': rec[c]=r2(rec.get(c,0)+a)
        if rid==drop and i==2:
            planted={"what":f"charge {no} ({c}, {d:%m/%d/%Y}, {a:,.2f}) of {nm} ({rid}) is missing from the list but is in the tenant subtotal, the grand total and the recap","kind":"row_dropped"}; continue
        full={k:v.get(k,0) for k in K}
        p.set_font('Helvetica','',7.5)
        p.cell(19,3.9,no);p.cell(15,3.9,c);p.cell(18,3.9,f'{d:%m/%d/%Y}')
        for k,(_,_,w,_) in zip(K,COL[3:]): p.cell(w,3.9,money(full[k]),align='R')
        p.ln(3.9)
        rows.append({'unit':u,'name':nm,'resident':rid,'invoice':no,'charge':c,'date':d.isoformat(),**full})
    p.set_font('Helvetica','B',7.5); y=p.get_y(); p.line(65,y+.2,201,y+.2)
    p.cell(52,4.2,f'Total {rid}')
    for k,(_,_,w,_) in zip(K,COL[3:]): p.cell(w,4.2,money(S[k]),align='R')
    p.ln(6); tots.append({'label':f'Total {rid}',**S})
y=p.get_y(); p.set_line_width(.5); p.line(13,y,201,y); p.set_font('Helvetica','B',7.5); p.cell(52,5.5,'Total lvmob')
for k,(_,_,w,_) in zip(K,COL[3:]): p.cell(w,5.5,money(GT[k]),align='R')
tots.append({'label':'Total lvmob',**GT}); p.ln(10)
if p.get_y()>205: p.add_page()
p.set_line_width(.2); p.set_font('Helvetica','B',8); p.cell(0,5,'Charge Code Recap (excl. prepayments)',new_x='LMARGIN',new_y='NEXT'); p.set_font('Helvetica','',7.5)
for c in sorted(rec): p.cell(20,4,c); p.cell(40,4,CH[c]); p.cell(25,4,money(rec[c]),align='R',new_x='LMARGIN',new_y='NEXT')
p.set_font('Helvetica','B',7.5); p.cell(60,4,'Total'); p.cell(25,4,money(sum(rec.values())),align='R')
p.output(doc(N)); assert planted
assert abs(sum(rec.values())+GT['prepaid']-GT['total'])<.01
save(N,'AR',K,rows,tots,'Yardi-like aging detail by charge, tenant heading rows with subtotals, 2-line header, recap by charge code',False,planted)
print(len(rows),planted,p.page_no(),GT)
