from common import *
from fpdf import FPDF
r=random.Random(565)
p=FPDF('P','mm','A4'); p.set_creation_date(dt.datetime(2026,5,4)); p.set_auto_page_break(False); p.set_margins(15,15)
T=[('100','Corner Kettle Coffee LLC','Cafe',1640,d(2021,6,1),d(2031,5,31),26.5,2),
('104','Bright Smiles Dental Group, P.C.','Dentist',2875,d(2018,3,1),d(2028,2,29),24.1,1),
('110',None,'Inline',1320,None,None,27.0,0),
('114','Sole & Stitch Shoe Repair','Service',980,d(2024,10,1),d(2027,9,30),25.0,1),
('120 & 124','Parkway Fitness Holdings Inc. d/b/a Lift Local','Gym',6410,d(2022,1,1),d(2032,6,30),17.25,3),
('130','Mei Garden Restaurant','Restaurant',2260,d(2016,9,1),'Month-to-month',22.0,0),
('136','Tri-County Credit Union','Bank / drive-thru',3105,d(2019,12,1),d(2029,11,30),31.4,2),
('140',None,'Inline',1515,None,None,26.0,0),
('144','Pawsome Grooming, LLC','Service',1190,d(2025,4,15),d(2030,4,30),25.75,4)]
rows=[];pg=0
def newp():
    global pg; p.add_page(); pg+=1; p.set_font('times','B',14); p.set_xy(15,12); p.cell(0,7,'Millrace Crossing Shops'); p.set_font('times','',9); p.set_xy(15,19); p.cell(0,5,'Tenant cards - status of leases on May 1, 2026'); p.line(15,25,195,25); p.set_xy(15,286); p.cell(180,5,f'Page {pg}',align='R'); p.set_y(29)
newp()
S=dict(a=0,b=0,c=0,t=0,i=0,tt=0,dp=0,va=0)
def lab(x,y,l,v,w=58,rv=True):
    p.set_xy(x,y); p.set_font('times','',9); p.set_text_color(90); p.cell(w*.55,4.6,l); p.set_text_color(0); p.set_font('times','B',9); p.cell(w*.45,4.6,v,align='R' if rv else 'L')
for su,nm,use,sf,a,b,ps,ns in T:
    h=47 if nm else 21
    if p.get_y()+h>280: newp()
    y=p.get_y(); p.set_draw_color(60); p.rect(15,y,180,h-4); p.set_fill_color(225,232,240); p.rect(15,y,180,6,'DF'); p.set_font('times','B',10); p.set_xy(16,y+.5); p.cell(40,5,'Suite '+su); p.cell(138,5,nm or 'AVAILABLE FOR LEASE',align='R')
    if not nm:
        ask=round(sf*ps/12,2); lab(17,y+8,'Leasable area (sf)',f'{sf:,}'); lab(80,y+8,'Asking rent per month',f'${ask:,.2f}',70)
        rows.append(row(unit='Suite '+su,area=sf,statusText='AVAILABLE FOR LEASE',marketRent=ask)); S['a']+=sf; S['va']+=sf; p.set_y(y+h); continue
    base=round(sf*ps/12,2); cam=round(sf*3.85/12,2); tx=round(sf*4.2/12,2); ins=round(sf*.62/12,2)
    if use=='Restaurant': cam=tx=ins=None
    t=round(base+(cam or 0)+(tx or 0)+(ins or 0),2); dep=r.choice([base,0 if use!='Service' else base,round(base*2,2)])
    dep=round(dep,2); steps=[]; sd=dt.date(2026,a.month,1); sd=sd if sd>d(2026,5,1) else addm(sd,12); v=base
    for _ in range(ns):
        v=round(v*1.03,2); steps.append((sd,v)); sd=addm(sd,12)
    lab(17,y+8,'Leasable area (sf)',f'{sf:,}'); lab(17,y+13,'Term starts',a.strftime('%d %b %Y')); lab(17,y+18,'Term ends',b if isinstance(b,str) else b.strftime('%d %b %Y')); lab(17,y+23,'Deposit held',f'${dep:,.2f}'); lab(17,y+28,'Renewal options',r.choice(['none','1 x 5 yrs','2 x 5 yrs'])); lab(17,y+33,'Use',use)
    yy=y+8
    for l,q in (('Base rent, monthly',base),('CAM estimate',cam),('Tax estimate',tx),('Insurance estimate',ins)):
        lab(80,yy,l,f'{q:,.2f}' if q is not None else ('gross' if l[:3]=='CAM' else ''),54); yy+=5
    p.line(107,yy,134,yy); lab(80,yy+.5,'Billed each month',f'{t:,.2f}',54)
    p.set_xy(140,y+8); p.set_font('times','I',9); p.cell(52,4.6,'Scheduled increases (monthly base)'); yy=y+13
    for sdt,am in steps: lab(142,yy,sdt.strftime('%d %b %Y'),f'{am:,.2f}',48); yy+=4.8
    if not steps: lab(142,yy,'none','',48)
    rows.append(row(unit='Suite '+su,area=sf,tenantName=nm,statusText='Occupied',contractRent=base,leaseStartDate=a,leaseEndDate=b,deposit=dep,charges=[('CAM estimate',cam),('Tax estimate',tx),('Insurance estimate',ins)],totalCharges=t,rentSteps=[dict(date=x.isoformat(),amount=q) for x,q in steps]))
    for k,q in zip('a b c t i tt dp'.split(),(sf,base,cam or 0,tx or 0,ins or 0,t,dep)): S[k]=round(S[k]+q,2)
    p.set_y(y+h)
if p.get_y()>235: newp()
y=p.get_y()+3; p.set_font('times','B',10); p.set_xy(15,y); p.cell(100,5,'Center totals'); y+=6
for l,v in (('Suites',f'{len(T)} (7 let, 2 available)'),('Leasable area',f"{S['a']:,} sf, of which {S['va']:,} sf available"),('Base rent, monthly',f"${S['b']:,.2f}"),('CAM / tax / insurance estimates',f"${S['c']:,.2f}  /  ${S['t']:,.2f}  /  ${S['i']:,.2f}"),('Billed each month',f"${S['tt']:,.2f}"),('Deposits held',f"${S['dp']:,.2f}")):
    p.set_xy(17,y); p.set_font('times','',9.5); p.cell(60,5,l); p.cell(80,5,v); y+=5
p.output(DOC+'/millrace_tenant_cards.pdf')
save('millrace_tenant_cards.pdf',rows,'Millrace Crossing Shops','2026-05-01',9,7,2,'RETAIL','one card per suite with label/value pairs and a steps list','no table; gross lease; month-to-month; combined suite',checks=[('b',S['b'],tot(rows,'contractRent')),('tt',S['tt'],tot(rows,'totalCharges')),('a',S['a'],tot(rows,'area')),('dep',S['dp'],tot(rows,'deposit'))])
