# HUD Sec 202/8 senior building, tenant rent roll with subsidy, fpdf2 portrait
from common import *
from fpdf import FPDF
rng=random.Random(7304); nm=N(rng)
F='St Brendan Manor - Tenant Rent Roll Oct 2025.pdf'
B='/usr/share/fonts/truetype/dejavu/'
class P(FPDF):
    def header(s):
        s.set_font('Times','B',13); s.set_xy(14,10); s.cell(0,6,'ST. BRENDAN MANOR'); 
        s.set_font('Times','',9); s.set_xy(14,16); s.cell(0,4,'Section 202 PRAC/8 Elderly Housing   -   Project No. 073-EE088   -   Contract IN36-S041-007')
        s.set_xy(14,20); s.cell(0,4,'Fort Wayne, Indiana')
        s.set_font('Times','B',11); s.set_xy(120,10); s.cell(82,6,'TENANT RENT ROLL',align='R')
        s.set_font('Times','',9); s.set_xy(120,16); s.cell(82,4,'For the month of October 2025',align='R')
        s.set_y(28)
        if s.tbl:
            s.set_font('Times','B',8)
            y=s.get_y(); x=14
            for w,h,al in COL:
                s.set_xy(x,y); s.rect(x,y,w,9.6); s.multi_cell(w,3.4 if '\n' in h else 9,h,align='C'); x+=w
            s.set_y(y+9.6)
    def footer(s):
        s.set_y(-13); s.set_font('Times','I',8); s.cell(0,4,f'Prepared by Diocesan Housing Services, Inc., managing agent      Page {s.page_no()} of {{nb}}',align='C')
COL=[(12,'Apt','C'),(15,'Unit\nSize','C'),(40,'Head of Household','L'),(18,'Move-in\nDate','C'),(18,'Next\nRecert.','C'),(19,'Contract\nRent','R'),(18,'Tenant\nRent','R'),(19,'HAP\nSubsidy','R'),(14,'Utility\nAllow.','R'),(16,'Security\nDeposit','R')]
p=P('P','mm','Letter'); p.tbl=True; p.alias_nb_pages(); p.set_auto_page_break(False)
p.add_page()
cr={'0 BR':742,'1 BR':861,'2 BR':1015}; ua={'0 BR':38,'1 BR':47,'2 BR':58}
rows=[];T=[0,0,0,0]; sums={}
vac={(1,4),(3,8),(4,2)}
def line(vals,b=False,fill=False):
    y=p.get_y(); x=14; p.set_font('Times','B' if b else '',9)
    if fill: p.set_fill_color(232,232,232)
    for (w,h,al),v in zip(COL,vals):
        assert p.get_string_width(v)<=w-1.6,(v,w)
        p.set_xy(x,y); p.cell(w,5.6,v,border=1,align=al,fill=fill); x+=w
    p.set_y(y+5.6)
G=[0]*5; cnt=[0,0,0]
for fl in (1,2,3,4):
    n=9 if fl==1 else 11
    if p.get_y()+5.6*(3)>258: p.add_page()
    y=p.get_y(); p.set_font('Times','B',9); p.set_xy(14,y); p.set_fill_color(210,218,226); p.cell(189,5.6,{1:'FIRST FLOOR',2:'SECOND FLOOR',3:'THIRD FLOOR',4:'FOURTH FLOOR'}[fl],border=1,fill=True); p.set_y(y+5.6)
    s=[0]*4
    for k in range(1,n+1):
        if p.get_y()+5.6>258: p.add_page()
        u=f'{fl}{k:02d}'; t='0 BR' if k in(3,8) else '2 BR' if (k==1 and fl in(1,2)) else '1 BR'
        sec={1:'FIRST FLOOR',2:'SECOND FLOOR',3:'THIRD FLOOR',4:'FOURTH FLOOR'}[fl]
        if (fl,k) in vac:
            line([u,t,'VACANT','','',m0(cr[t]),'','',m0(ua[t]),''])
            rows.append(row(unit=u,unitType=t,statusText='VACANT',section=sec,contractRent=cr[t])); s[0]+=cr[t]; cnt[1]+=1; continue
        if (fl,k)==(1,2):
            line([u,t,"Resident Manager (non-rev.)",'08/2019','','','','','',''])
            rows.append(row(unit=u,unitType=t,tenantName='Resident Manager (non-rev.)',section=sec,moveInDate='08/2019')); cnt[2]+=1; continue
        name=nm.lf()+rng.choice(['',' '+rng.choice('ABDEJLMRT')+'.'])
        mi=D(2025,9,1)-dt.timedelta(rng.randint(20,6000)); rc=D(2025 if mi.month>10 else 2026,mi.month,1)
        tr=min(cr[t],rng.choice([rng.randint(196,310),rng.randint(240,420),rng.randint(300,560)]))
        if (fl,k)==(3,5): tr=cr[t]
        hap=cr[t]-tr; dep=min(tr,rng.randint(50,330))
        line([u,t,name,us(mi),us(rc),m0(cr[t]),m0(tr),m0(hap),m0(ua[t]),m0(dep)])
        rows.append(row(unit=u,unitType=t,tenantName=name,statusText='Occupied',section=sec,contractRent=cr[t],moveInDate=mi,charges=[dict(code='Tenant Rent',amount=tr),dict(code='HAP Subsidy',amount=hap)],deposit=dep))
        s[0]+=cr[t];s[1]+=tr;s[2]+=hap;s[3]+=dep;cnt[0]+=1
    if p.get_y()+5.6>262: p.add_page()
    line(['','','Floor total','','',m0(s[0]),m0(s[1]),m0(s[2]),'',m0(s[3])],True,True)
    for i in range(4): G[i]+=s[i]
if p.get_y()>225: p.add_page()
p.set_y(p.get_y()+2)
line(['','','PROJECT TOTAL','','',m0(G[0]),m0(G[1]),m0(G[2]),'',m0(G[3])],True,True)
vr=sum(r['contractRent'] for r in rows if r.get('statusText')=='VACANT')
p.set_font('Times','',9); p.set_y(p.get_y()+4)
for a,b in [('Gross rent potential (all revenue units)',m0(G[0])),('Less: rent of vacant units',f'({m0(vr)})'),('Rent billed, tenants and HUD',m0(G[0]-vr))]:
    p.set_x(14); p.cell(80,5,a); p.cell(24,5,b,align='R'); p.ln(5)
assert G[1]+G[2]==G[0]-vr
p.ln(2); p.set_x(14); p.cell(0,5,f'Units: {sum(cnt)}   Occupied by assisted/market residents: {cnt[0]}   Resident manager: {cnt[2]}   Vacant: {cnt[1]}'); p.ln(7)
p.set_x(14); p.set_font('Times','I',8.5); p.multi_cell(185,4,'Contract rents effective 06/01/2025 (OCAF). All utilities paid by project except electricity, for which the utility allowance is credited in the computation of Tenant Rent.')
p.output(DOC+F)
save(F,'SENIOR_HOUSING','HUD 202 elderly tenant rent roll by floor, tenant rent and HAP columns, fpdf2 Times',False,dict(propertyName='St. Brendan Manor',asOnDate='2025-10',units=sum(cnt),occupied=None,vacant=cnt[1],sheet=None,planted=None,rows=rows))
