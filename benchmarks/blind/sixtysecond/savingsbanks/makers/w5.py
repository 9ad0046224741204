# apartments, software export, charge lines under each unit, status and future section
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
def run():
    r=rng('w5'); name='rr_leasecharges_20260325.xlsx'
    wb=Workbook(); ws=wb.active; ws.title='Report1'
    for i,t in enumerate(['Rent Roll Detail with Recurring Charges','Property: Sycamore Flats (syc01)','As Of = 03/25/2026','Month Year = 03/2026']): ws.cell(i+1,1,t).font=Font(bold=(i==0),name='Verdana',size=8)
    H1=['Unit','Floor','Unit','Name','Status','Move','Lease','Move','Market','Charge','Amount','Resident','Balance']; H2=['','Plan','Sq Ft','','','In','Expiration','Out','Rent','Code','','Deposit','']
    for i,(a,b) in enumerate(zip(H1,H2),1):
        for k,v in ((6,a),(7,b)): c=ws.cell(k,i,v or None); c.font=Font(bold=True,name='Verdana',size=8); c.fill=PatternFill('solid',fgColor='FFEDEDED')
    for c,w in zip('ABCDEFGHIJKLM',[8,9,8,26,13,11,11,11,11,11,11,11,11]): ws.column_dimensions[c].width=w
    F={'1A':(640,1015),'1B':(705,1075),'2A':(910,1290),'2BTH':(1120,1465)}
    R=8; rows=[]; P=iter(people(r,60,'{l}, {f}')); codes={}; mk=ch=dp=bl=0; cnt={}
    def val(c,v,fmt=None):
        x=ws.cell(R,c,v); x.font=Font(name='Verdana',size=8)
        if fmt: x.number_format=fmt
        return x
    val(1,'Current/Notice/Vacant Residents').font=Font(name='Verdana',size=8,bold=True); R+=1
    ids=[f'{b}{n:02d}' for b in(1,2,3,4) for n in range(1,13)]
    D_='mm/dd/yyyy'; N_='#,##0.00'; fut=[]
    for k,u in enumerate(ids):
        pl=('2BTH' if u[-2:] in('11','12') else r.choice(['1A','1A','1B','2A'])); sq,m=F[pl]; m+=15*(int(u[0])-1)
        val(1,u);val(2,pl);val(3,sq,'#,##0');val(9,m,N_); mk+=m
        s=r.choices(['Current','Notice','Vacant-Ready','Vacant-Leased','Down'],[84,7,5,3,0])[0]
        if u=='306': s='Down'
        if u in('109','402'): s='Vacant-Leased'
        cnt[s]=cnt.get(s,0)+1
        rr=dict(unit=u,unitType=pl,area=sq,marketRent=float(m),statusText=s,section='Current/Notice/Vacant Residents'); val(5,s)
        if s.startswith('Vac') or s=='Down':
            val(4,'VACANT'); val(11,0,N_);val(12,0,N_);val(13,0,N_); rr.update(deposit=0,balance=0); R+=1
            val(10,'Total');val(11,0,N_); rr['totalCharges']=0
            if s=='Vacant-Leased': fut.append((u,pl,sq,m))
        else:
            t=next(P); mi=dt.date(r.randint(2018,2025),r.randint(1,12),r.randint(1,28)); le=eom(dt.date(2026,r.randint(4,12),1)) if s=='Current' else dt.date(2026,4,30)
            val(4,t);val(6,mi,D_);val(7,le,D_); rent=float(m-r.choice([0,20,35,60,90])); cs=[('rent',rent)]
            if r.random()<.35: cs.append(('garage',75.0))
            if r.random()<.3: cs.append(('petrent',35.0))
            cs.append(('trash',12.0))
            if r.random()<.1: cs.append(('conc',-50.0))
            dep=float(r.choice([300,500,m])); bal=r.choice([0,0,0,0,-12.5,rent+12,245.17]); dep_=dep
            if s=='Notice': val(8,le,D_); rr['moveOutDate']=le
            val(12,dep,N_);val(13,bal,'#,##0.00;(#,##0.00)'); dp+=dep; bl+=bal
            for j,(c_,a) in enumerate(cs):
                if j: R+=1
                val(10,c_);val(11,a,'#,##0.00;(#,##0.00)'); codes[c_]=codes.get(c_,0)+a
            R+=1; tot=sum(a for _,a in cs); ch+=tot; x=val(10,'Total');x.font=Font(name='Verdana',size=8,bold=True);val(11,tot,N_)
            rr.update(tenantName=t,moveInDate=mi,leaseEndDate=le,contractRent=rent,charges=[{"code":c_,"amount":a} for c_,a in cs],totalCharges=tot,deposit=dep,balance=round(bal,2))
        rows.append(rr); R+=1
    R+=1; val(1,'Future Residents/Applicants').font=Font(name='Verdana',size=8,bold=True); R+=1
    for u,pl,sq,m in fut:
        t=next(P); mi=dt.date(2026,4,r.randint(2,25)); val(1,u);val(2,pl);val(3,sq,'#,##0');val(4,t);val(5,'Future');val(6,mi,D_);le=eom(addm(mi,11));val(7,le,D_);val(10,'rent');val(11,float(m),N_);val(12,300.0,N_);val(13,0,N_); R+=1
        val(10,'Total');val(11,float(m),N_); R+=1
        rows.append(dict(unit=u,unitType=pl,area=sq,tenantName=t,statusText='Future',section='Future Residents/Applicants',moveInDate=mi,leaseEndDate=le,contractRent=float(m),charges=[{"code":"rent","amount":float(m)}],totalCharges=float(m),deposit=300.0,balance=0))
    R+=1; val(1,'Total  Sycamore Flats (current residents)').font=Font(name='Verdana',size=8,bold=True)
    for c,v in ((9,mk),(11,ch),(12,dp),(13,round(bl,2))): val(c,v,N_).font=Font(name='Verdana',size=8,bold=True)
    R+=2; occ=cnt.get('Current',0)+cnt.get('Notice',0)
    for a,b,c_ in [('Summary','Units','Pct')]+[(k,v,v/48) for k,v in cnt.items()]+[('Occupied incl. notice',occ,occ/48),('Total units',48,1.0)]:
        val(4,a);val(5,b)
        val(6,c_,'0.0%'); R+=1
    R+=1; val(4,'Charge code');val(5,'Amount'); R+=1
    for k in sorted(codes): val(4,k);val(5,codes[k],N_); R+=1
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(D+name)
    save(name,'MULTIFAMILY','management-software export, one charge line per row, future section, summaries below',False,'Sycamore Flats','2026-03-25',rows,48,occ,48-occ,sheet=None)
