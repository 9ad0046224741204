from common import *
from fpdf import FPDF
r=random.Random(707); nm=Names(r)
N='Slip_List_2026_Gull_Harbour.pdf'
F=FPDF('P','pt','Letter'); F.set_auto_page_break(False); rows=[]
W=[38,44,118,98,52,58,46,60,56]; HD=["Slip","Size","Slip holder","Vessel","Starts","2026 annual","Hydro","Total","Unpaid"]
boats="Second Wind|Reel Therapy|Knot Now|Lady Maureen|Aquaholic|Sea-Esta|Pier Pressure|Northern Rose|Dock Holiday|Wave Dancer|Sandpiper|Misty Dawn|Lazy Daze|Blue Heron|Tern About|Ketch 22|Summer Lease|Old Salt|Loon Magic|Nauti Buoy".split('|')
vs=[b+s for s in ('',' II',' III','  ') for b in boats]; vs=[v.strip() for v in vs]; r.shuffle(vs)
def head(first):
    F.add_page()
    if first:
        F.set_font('Helvetica','B',16); F.set_text_color(20,60,110); F.set_xy(28,26); F.cell(0,18,"GULL HARBOUR MARINA"); F.set_text_color(0)
        F.set_font('Helvetica','',9); F.set_xy(28,46); F.cell(0,11,"Meaford, Ontario     Slip list and fees, 2026 season     Position at 31 July 2026 (CAD, before HST)"); F.set_y(66)
    else: F.set_y(30)
    F.set_font('Helvetica','B',8); F.set_fill_color(20,60,110); F.set_text_color(255); F.set_x(28)
    for i,h in enumerate(HD): F.cell(W[i],15,h,align='R' if i>4 else 'L',fill=True)
    F.set_text_color(0); F.ln(15)
def line(v,b='',bg=None):
    F.set_font('Helvetica',b,8); F.set_x(28)
    if bg:F.set_fill_color(*bg)
    for i,x in enumerate(v): F.cell(W[i],12.4,x,align='R' if i>4 else 'L',fill=bool(bg))
    F.ln(12.4)
head(1); G=[0]*4; z=0; drop=None; bi=0
for dk,n,sz,fee in (("Dock A - 24 ft fingers",22,"24 ft",1560),("Dock B - 30 ft fingers",20,"30 ft",2175),("Dock C - 40 ft, deep water",14,"40 ft",3240),("Wall",6,"Side tie",1980)):
    if F.get_y()>690: head(0)
    F.set_font('Helvetica','B',9); F.set_x(28); F.cell(300,16,dk); F.ln(16); S=[0]*4
    for i in range(1,n+1):
        u=(dk[5] if dk!="Wall" else "W")+str(i)
        if F.get_y()>735: head(0)
        z+=1; bg=(235,241,248) if z%2 else None; v=r.random()
        if v<.08: line([u,sz,"OPEN" if v<.055 else "TRANSIENT","","","","","",""],'',bg); rows.append(row(unit=u,section=dk,unitType=sz,statusText="OPEN" if v<.055 else "TRANSIENT")); continue
        t=nm('lf'); f=fee+r.choice([0,0,0,-80,120]); hy=r.choice([0,150,150,225]); o=r.choice([0]*6+[f/2,f+hy]); ct=D(r.choice([2024,2025,2026,2026]),r.choice([3,4,5]),r.randint(1,28))
        for k,q in enumerate((f,hy,f+hy,o)): S[k]+=q
        if u=="B13": drop=(u,t,f,hy,f+hy,o); z-=1; continue
        line([u,sz,t,vs.pop(),ct.strftime('%d/%m/%y') if 0 else ct.strftime('%d-%b-%y'),m2(f),m2(hy) if hy else '',m2(f+hy),m2(o) if o else '-'],'',bg)
        rows.append(row(unit=u,section=dk,unitType=sz,tenantName=t,statusText='Occupied',leaseStartDate=ct,annualRent=float(f),charges=[dict(code=k,amount=float(q)) for k,q in (('2026 annual',f),('Hydro',hy)) if q],totalCharges=float(f+hy),balance=float(o) if o else None))
    line(["","",dk.split(' - ')[0]+" total","",""]+[m2(x) for x in S],'B'); F.ln(5)
    for k in range(4):G[k]+=S[k]
F.set_draw_color(20,60,110); F.line(28,F.get_y(),598,F.get_y()); line(["","","MARINA TOTAL","",""]+[m2(x) for x in G],'B')
F.ln(6); F.set_x(28); F.set_font('Helvetica','I',8); F.cell(0,11,"OPEN = no 2026 contract. TRANSIENT = kept for nightly visitors, receipts not shown here. Fees are for 1 May to 31 October.")
F.output(doc(N)); assert drop; print(drop)
save(N,'OTHER','marina slip list, dock sections, annual fees, striped',False,dict(propertyName='GULL HARBOUR MARINA',asOnDate='2026-07-31',units=None,occupied=None,vacant=None,sheet=None,planted=dict(what=f"Slip {drop[0]} ({drop[1]}, annual {drop[2]:.2f}, hydro {drop[3]:.2f}, unpaid {drop[5]:.2f}) is not printed, though the Dock B and marina totals include it; slips run B12, B14",kind='row_dropped'),rows=rows),[('annualRent',G[0]),('totalCharges',G[2]),('balance',G[3])])
