from common import *
from fpdf import FPDF
N='gull_inlet_marina_slips.pdf';r=random.Random(55);nm=names(r,40)
V='Second Wind,Tax Shelter,Miss Odell,Gray Heron,Windlass,Knot Today,Seven Bells,Marguerite,Old Harpoon,Sandpiper,Lazy Susan,Reel Deal,Plover,Nightjar,Dory Belle,Halcyon,Bluefin,Pemaquid'.split(',')
p=FPDF('L','mm','letter');p.set_auto_page_break(False)
C=[('Slip',16,'L'),('Class',30,'L'),('Licensee',44,'L'),('Vessel',32,'L'),('From',21,'R'),('To',21,'R'),('Monthly Fee',23,'R'),('Shore Pwr',20,'R'),('Total Mo.',22,'R'),('Deposit',21,'R')]
pg=0
def head():
    global pg
    pg+=1;p.add_page();p.set_font('Helvetica','B',13);p.cell(0,7,'Gull Inlet Yacht Basin Cooperative, Inc.',new_x='LMARGIN',new_y='NEXT')
    p.set_font('Helvetica','',9);p.cell(0,5,'Exhibit D: Roll of Slip License Agreements as at 1 June 2025',new_x='LMARGIN',new_y='NEXT');p.ln(2)
    p.set_fill_color(28,62,96);p.set_text_color(255);p.set_font('Helvetica','B',8.5)
    for h,w_,a in C:p.cell(w_,6.5,h,align=a,fill=True)
    p.ln(7);p.set_text_color(0)
    y=p.get_y();p.set_xy(10,205);p.set_font('Helvetica','I',7.5);p.cell(0,4,f'Exhibit D - page {pg}',align='R');p.set_xy(10,y)
head();rows=[];n=0;g=[0]*4
for dock,cnt,cls,base in(('Dock A (covered)',12,"30' covered",410),('Dock B (open, floating)',16,"35' open",365),('Dock C (T-heads and end ties)',8,"50' T-head",690)):
    if p.get_y()>160:head()
    p.set_font('Helvetica','B',9.5);p.cell(0,7,dock,new_x='LMARGIN',new_y='NEXT');sub=[]
    for i in range(cnt):
        if p.get_y()>190:head()
        u=f'{dock[5]}{i+1}';n+=1;p.set_font('Helvetica','',8.5)
        if n in(9,20,21,34):
            v=[u,cls,'-- open --'];x=dict(unit=u,section=dock,unitType=cls,statusText='open')
        else:
            s=D(2025,5,1) if r.random()<.6 else D(2024,11,1);e=D(2025,10,31) if s.year==2025 else D(2026,4,30);fee=base+r.choice([0,0,15,-20]);el=r.choice([0,28.5,42,61.25]);dep=r.choice([250,400,fee]);t=fee+el
            v=[u,cls,nm[n],V[n%18],f'{s.day} {s:%b %y}',f'{e.day} {e:%b %y}',m2(fee),m2(el) if el else '',m2(t),m2(dep)]
            x=dict(unit=u,section=dock,unitType=cls,tenantName=nm[n],statusText='Occupied',contractRent=fee,leaseStartDate=iso(s),leaseEndDate=iso(e),deposit=dep,totalCharges=t,charges=[dict(code='Monthly Fee',amount=fee)]+([dict(code='Shore Pwr',amount=el)] if el else []))
        p.set_draw_color(200)
        for (h,w_,a),q in zip(C,v+['']*(10-len(v))):p.cell(w_,5.6,q,align=a,border='B')
        p.ln(5.6);sub.append(x);rows.append(x)
    f=S(sub,'contractRent');t=S(sub,'totalCharges');d=S(sub,'deposit');p.set_font('Helvetica','B',8.5);p.cell(164,6,f'{dock[:6]} subtotal, {cnt} slips')
    for w_,q in((23,f),(20,t-f),(22,t),(21,d)):p.cell(w_,6,m2(q),align='R')
    p.ln(8)
    for k,q in enumerate((f,t-f,t,d)):g[k]+=q
if p.get_y()>165:head()
p.set_font('Helvetica','B',9.5);p.cell(164,7,'ALL DOCKS, 36 slips (32 licensed, 4 open)',border='TB')
for w_,q in zip((23,20,22,21),g):p.cell(w_,7,m2(q),align='R',border='TB')
p.ln(12);p.set_font('Helvetica','',9);p.multi_cell(0,5,'Certified correct by the Dockmaster and the Secretary of the Cooperative.\n\n_________________________  Reuel Tolliver, Dockmaster            _________________________  Vera Kimbro, Secretary')
p.output(f'{R}/documents/{N}')
save(N,'OTHER','marina slips by dock, exhibit',False,dict(propertyName='Gull Inlet Yacht Basin Cooperative, Inc.',asOnDate='2025-06-01',units=36,occupied=32,vacant=4,rows=rows))
