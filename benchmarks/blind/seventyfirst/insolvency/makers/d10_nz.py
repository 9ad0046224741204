from common import *
from fpdf import FPDF
F='Karori_Rise_Tawhai_Flats_weekly_rent_roll.pdf'
r=rng(1010); p=FPDF('L','mm','A4'); p.set_auto_page_break(False)
p.add_font('N','','/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf') if os.path.exists('/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf') else None
FN='N' if os.path.exists('/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf') else 'Helvetica'
props=[('Karori Rise Apartments','212 Karori Ridge Road, Wellington',18,'Apt ',['1 bedroom','2 bedroom','2 bedroom','Studio']),('Tawhai Flats','9-11 Tawhai Street, Lower Hutt',14,'Flat ',['2 bedroom','1 bedroom','3 bedroom'])]
wk={'Studio':395,'1 bedroom':470,'2 bedroom':590,'3 bedroom':690}
cols=[('Unit',18,'L'),('Type',24,'L'),('Tenant',62,'L'),('Tenancy',24,'L'),('Start',23,'C'),('Ends',23,'C'),('Weekly',21,'R'),('Per month',24,'R'),('Bond',22,'R'),('Paid to',23,'C'),('Owing',22,'R')]
def new(first):
    p.add_page(); p.set_xy(6,8)
    if first:
        p.set_fill_color(235,240,235); p.rect(0,0,297,25,'F'); p.set_font(FN,'',14); p.cell(0,8,'Rent roll by property',new_x='LMARGIN',new_y='NEXT'); p.set_x(6); p.set_font(FN,'',8.5); p.cell(0,5,'Owner: Ridgeline Residential Ltd (in receivership)      Week ending Friday 26 September 2025      Agent: Aro Bay Rentals',new_x='LMARGIN',new_y='NEXT'); p.set_xy(6,30)
def hdr():
    p.set_font(FN,'',7.6); p.set_x(6); p.set_draw_color(60,110,70); p.set_text_color(60,110,70)
    for h,w,a in cols: p.cell(w,6,h,border='TB',align=a)
    p.set_text_color(0); p.ln(7)
def row(v,b=''):
    p.set_x(6); p.set_font(FN,'',7.8)
    for (h,w,a),x in zip(cols,v): p.cell(w,5.6,x,border=b,align=a)
    p.ln(5.6)
m=lambda x:f'${x:,.2f}' if x>=0 else f'-${-x:,.2f}'
d8=lambda d:d.strftime('%d %b %y') if isinstance(d,D) else d
rows=[];G=[0]*4;O=V=0
for i,(pn,ad,n,pre,ts) in enumerate(props):
    new(i==0); p.set_x(6); p.set_font(FN,'',11); p.cell(0,7,f'{pn}  -  {ad}',new_x='LMARGIN',new_y='NEXT'); hdr(); S=[0]*4;o=v=0
    for k in range(1,n+1):
        u=f'{pre}{k}'; ty=r.choice(ts); e8=r.random()
        if e8<.13:
            row([u,ty,'** VACANT **']+['']*8); v+=1; rows.append(dict(unit=u,propertyName=pn,building=None,unitType=ty,statusText='VACANT')); continue
        ten=f'{r.choice(NZL)}, {r.choice(UKF)}' if r.random()<.6 else f'{r.choice(NZL)} / {r.choice(NZL)}'
        s=D(r.randint(2018,2025),r.randint(1,8),r.choice([1,3,7,12,18,25])); fixed=r.random()<.4; end='Periodic'
        if fixed:
            end=endterm(s,12)
            while end<D(2025,9,26): end=addm(end,12)
        w=wk[ty]+r.choice([-30,-20,-10,0,5,10,20,35]); mo=round(w*52/12,2); bond=w*4 if r.random()<.85 else 0; bal=r.choice([0,0,0,0,w,w*2,round(w*.5,2),-w])
        pt=D(2025,9,26)-dt.timedelta(days=int(round(bal/w*7)))
        row([u,ty,ten,'Fixed term' if fixed else 'Periodic',d8(s),d8(end) if fixed else '',m(w),m(mo),m(bond),d8(pt),m(bal)]); o+=1
        for j,x in enumerate((w,mo,bond,bal)): S[j]+=x
        rows.append(dict(unit=u,propertyName=pn,unitType=ty,tenantName=ten,statusText='Occupied',contractRent=mo,leaseStartDate=s,leaseEndDate=end if fixed else None,deposit=bond,balance=bal))
    row([f'{n} units','',f'{o} tenanted, {v} vacant','','','',m(S[0]),m(S[1]),m(S[2]),'',m(S[3])],'T'); O+=o;V+=v
    for j in range(4): G[j]+=S[j]
p.ln(3); row([f'{O+V} units','','All properties','','','',m(G[0]),m(G[1]),m(G[2]),'',m(G[3])],'TB')
p.ln(3); p.set_x(6); p.set_font(FN,'',7.5); p.multi_cell(200,4,f'Tenanted {O}   Vacant {V}\nPer month = weekly rent x 52 / 12. Bonds are lodged with the bond centre. Minus = rent in advance.')
p.output(doc(F))
save(F,'MULTIFAMILY','fpdf2 landscape, NZ weekly rents with monthly equivalent, one page a property',False,dict(propertyName=None,asOnDate='2025-09-26',units=O+V,occupied=O,vacant=V,rows=rows))
