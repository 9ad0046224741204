import random,datetime as dt
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment
rnd=random.Random(4713);nm=namer(rnd);fn='linden_terrace_rrwlc.xlsx'
wb=Workbook();ws=wb.active;ws.title='Report1';w2=wb.create_sheet('Charge Summary')
ws.append(["Rent Roll with Lease Charges - Residents"]);ws.append(["Linden Terrace Apartments (lin01)"]);ws.append(["As Of = 02/28/2026"]);ws.append(["Month Year = 02/2026"]);ws.append([])
ws.append(["Unit","Unit Type","Unit","Resident","Name","Market","Charge","Amount","Resident","Move In","Lease","Move Out","Balance"])
ws.append([None,None,"Sq Ft",None,None,"Rent","Code",None,"Deposit",None,"Expiration",None,None])
for r in (6,7):
    for c in ws[r]: c.font=Font(bold=True,name='Verdana',size=8);c.alignment=Alignment(horizontal='center')
tp={"LA1":(610,1085),"LA2":(745,1240),"LB1":(980,1510)};rows=[];S=dict(a=0,mk=0,amt=0,dep=0,bal=0);cs={};V=0
U=[f"{b}{f}{i:02d}" for b in (1,2) for f in (1,2,3) for i in range(1,8)]
vac={"1105","2207","2302"};avail=[]
def sec(s): ws.append([s]);ws[ws.max_row][0].font=Font(bold=True,name='Verdana',size=8)
def unit(u,section,fut=False):
    global V
    ty=list(tp)[int(u[2:])%3];sf,mk=tp[ty];ws0=dict(unit=u,unitType=ty,area=sf,section=section)
    if not fut: S['a']+=sf;S['mk']+=mk;ws0['marketRent']=mk
    if not fut and u in vac:
        V+=1;ws.append([u,ty,sf,'VACANT','VACANT',mk,None,0,0,None,None,None,0]);ws.append([None]*6+["Total",0]);rows.append(R(**ws0,statusText='VACANT',deposit=0,balance=0,totalCharges=0));return
    t=nm("{f} {l}");rent=mk+rnd.randint(-60,40);ch=[("rent",rent)]
    if rnd.random()<.6 and not fut: ch.append(("trash",15))
    if rnd.random()<.3: ch.append(("pet",35))
    if rnd.random()<.25: ch.append(("carport",40))
    if rnd.random()<.1 and not fut: ch.append(("conc",-100))
    dep=rnd.choice([300,500,500,rent]);mi=rdate(rnd,2021,2025) if not fut else dt.date(2026,4 if u=='1203' else 3,rnd.randint(3,20))
    le=dt.date(2026,rnd.randint(3,12),28) if not fut else dt.date(2027,mi.month,mi.day-1);mo=dt.date(2026,3,31) if (u in("1203","2106") and not fut) else None;bal=0 if fut else rnd.choice([0]*5+[rent,-40,62.15])
    if mo: le=mo
    us=lambda d:d and dt.datetime(d.year,d.month,d.day)
    ws.append([u,ty,sf,f"t00{rnd.randint(31000,39999)}",t,0 if fut else mk,ch[0][0],ch[0][1],dep,us(mi),us(le),us(mo),bal])
    for c in ch[1:]: ws.append([None]*6+list(c))
    tot=sum(x for _,x in ch);ws.append([None]*6+["Total",tot]);ws[ws.max_row][6].font=Font(bold=True,name='Verdana',size=8)
    if not fut:
        S['amt']+=tot;S['dep']+=dep;S['bal']+=bal
        for k,x in ch: cs[k]=cs.get(k,0)+x
    else: ws0['marketRent']=0;F['amt']+=tot;F['dep']+=dep
    rows.append(R(**ws0,tenantName=t,statusText="Occupied" if not fut else section,contractRent=rent,charges=CH(ch),totalCharges=tot,deposit=dep,moveInDate=mi,leaseEndDate=le,moveOutDate=mo,balance=bal))
F=dict(amt=0,dep=0)
sec("Current/Notice/Vacant Residents")
for u in U: unit(u,"Current/Notice/Vacant Residents")
sec("Future Residents/Applicants")
for u in ("1105","1203"): unit(u,"Future Residents/Applicants",True)
ws.append([])
ws.append(["Summary Groups",None,"Square\nFootage",None,"# of Units","Market Rent",None,"Lease Charges","Deposit",None,None,None,"Balance"])
n=len(U)
ws.append(["Current/Notice/Vacant Residents",None,S['a'],None,n,S['mk'],None,S['amt'],S['dep'],None,None,None,round(S['bal'],2)])
ws.append(["Future Residents/Applicants",None,None,None,2,0,None,F['amt'],F['dep'],None,None,None,0])
ws.append(["Occupied Units",None,None,None,n-V]);ws.append(["Total Vacant Units",None,None,None,V])
ws.append(["Totals:",None,S['a'],None,n,S['mk'],None,S['amt']+F['amt'],S['dep']+F['dep'],None,None,None,round(S['bal'],2)])
for row in ws.iter_rows(min_row=8):
    for c in row:
        if not c.font.b:c.font=Font(name='Verdana',size=8)
        if c.column in(6,8,9,13):c.number_format='#,##0.00'
        if c.column in(10,11,12):c.number_format='mm/dd/yyyy'
for c,w in zip('ABCDEFGHIJKLM',[10,10,8,11,24,11,9,11,10,11,11,11,11]):ws.column_dimensions[c].width=w
w2.append(["Charge Code","Amount (current residents)"])
for k,v in cs.items(): w2.append([k,v])
w2.append(["Total",sum(cs.values())]);assert sum(cs.values())==S['amt']
wb.save(out(fn))
save(fn,'MULTIFAMILY','system export with charge lines under each unit, future section, summary groups',True,'Linden Terrace Apartments','2026-02-28',rows,n,n-V,V,sheet='Report1')
