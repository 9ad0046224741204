# Yardi "Rent Roll with Lease Charges" export, medical campus: one charge per row, total row per lease, future section, charge summary
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
def run():
    rng=random.Random(1010); N='yardi_rr_lease_charges_medcampus.xlsx'; asof=D(2026,1,31)
    nm=names(rng,["Urology","Audiology","Endodontics","Chiropractic","Women's Health","Infusion","Neurology","Rheumatology","Podiatry","Vein Clinic","Lab Services","Behavioral Health"],40,("PC","PLLC","MD PA","LLC"))
    wb=Workbook();ws=wb.active;ws.title='Report1'
    for i,t in enumerate(['Rent Roll with Lease Charges','Stonequay Medical Campus (sqmc)','As Of = 01/31/2026','Month Year = 01/2026']):
        c=ws.cell(i+1,1,t);ws.merge_cells(start_row=i+1,start_column=1,end_row=i+1,end_column=13);c.alignment=Alignment(horizontal='center');c.font=Font(name='Arial',size=11 if i==0 else 8,bold=i<2)
    h1=['Unit','Unit Type','Unit','Resident','Name','Market','Charge','Amount','Resident','Move In','Lease','Move Out','Balance'];h2=['','','Sq Ft','','','Rent','Code','','Deposit','','Expiration','','']
    for j,(a,b) in enumerate(zip(h1,h2)):
        for k,x in((5,a),(6,b)):
            c=ws.cell(k,j+1,x or None);c.font=Font(name='Arial',size=8,bold=True);c.alignment=Alignment(horizontal='center')
            if k==6:c.border=Border(bottom=Side(style='thin'))
    r=7;F=Font(name='Arial',size=8)
    def put(j,v,fmt=None,b=False):
        c=ws.cell(r,j,v);c.font=Font(name='Arial',size=8,bold=b)
        if fmt:c.number_format=fmt
    put(1,'Current/Notice/Vacant Residents',b=True);r+=1
    rows=[];units=[f'{b}-{n}' for b in('N','S') for n in(101,102,103,104,105,201,202,203,204,205,206,301,302,303)];vac=set(rng.sample(units,4));ni=0;codes={};m='#,##0.00'
    TM=TA=TD=TB=TS=0;VM=VS=0
    def lease(u,ut,sf,mk,tid,tn,chs,dep,mi,ex,mo,bal):
        nonlocal r
        put(1,u);put(2,ut);put(3,sf,'#,##0');put(4,tid);put(5,tn);put(6,mk,m)
        for j,v in((9,dep),(13,bal)):put(j,v,m)
        for j,v in((10,mi),(11,ex),(12,mo)):put(j,v,'mm/dd/yyyy')
        if not chs:r+=1;return
        for k,a in chs:put(7,k);put(8,a,m);r+=1
        put(7,'Total',b=True);put(8,r2(sum(a for _,a in chs)),m,True);r+=2
    for u in units:
        sf=rng.choice([950,1225,1480,1810,2060,2475,3340]);ut={950:'mobs',1225:'mobs',1480:'mobm',1810:'mobm'}.get(sf,'mobl');mk=r2(round(sf*29/12,0));TM+=mk;TS+=sf
        if u in vac:
            lease(u,ut,sf,mk,'VACANT','VACANT',[],0,None,None,None,0);r+=1;VM+=mk;VS+=sf
            rows.append(dict(unit=u,unitType=ut,area=sf,marketRent=mk,statusText='VACANT',section='Current/Notice/Vacant Residents',deposit=0,balance=0));continue
        st=D(rng.randint(2020,2025),rng.randint(1,12),1);ex=end(st,rng.choice([7,8,10]))
        base=r2(sf*rng.choice([24,25.75,27,28.5])/12);ch=[('rent',base),('cam',r2(sf*5.9/12)),('ret',r2(sf*2.75/12)),('insr',r2(sf*.5/12))]
        if rng.random()<.3:ch.append(('park',float(rng.randint(1,6)*40)))
        if rng.random()<.12:ch.append(('abate',-r2(base/2)))
        dep=rng.choice([0,base,r2(2*base)]);bal=rng.choice([0,0,0,r2(base*1.4),-125.5]);mo=D(2026,3,31) if u in('N-204','S-103') else None
        tn=nm[ni];ni+=1;lease(u,ut,sf,mk,f't00{61230+ni*13}',tn,ch,dep,st,ex,mo,bal)
        for k,a in ch:codes[k]=codes.get(k,0)+a
        TA+=sum(a for _,a in ch);TD+=dep;TB+=bal
        rows.append(dict(unit=u,unitType=ut,area=sf,tenantName=tn,statusText='Occupied',section='Current/Notice/Vacant Residents',marketRent=mk,contractRent=base,charges=[dict(code=k,amount=a) for k,a in ch],totalCharges=r2(sum(a for _,a in ch)),moveInDate=st,leaseEndDate=ex,moveOutDate=mo,deposit=dep,balance=bal))
    put(1,'Future Residents/Applicants',b=True);r+=1
    v=[u for u in units if u in vac][:2];FD=FB=0
    for u in v:
        o=[q for q in rows if q['unit']==u][0];b=r2(o['area']*28/12);tn=nm[ni];ni+=1;st=D(2026,4,1);ex=end(st,10);ch=[('rent',b),('cam',r2(o['area']*5.9/12))]
        lease(u,o['unitType'],o['area'],o['marketRent'],f't00{61230+ni*13}',tn,ch,b,st,ex,None,0);FD+=b
        rows.append(dict(unit=u,unitType=o['unitType'],area=o['area'],tenantName=tn,statusText='Future',section='Future Residents/Applicants',marketRent=o['marketRent'],contractRent=b,charges=[dict(code=k,amount=a) for k,a in ch],totalCharges=r2(sum(a for _,a in ch)),moveInDate=st,leaseEndDate=ex,deposit=b,balance=0))
    put(1,'Total',b=True);put(2,'Stonequay Medical Campus (sqmc)',b=True);put(6,TM,m,True);put(8,r2(TA),m,True);put(9,r2(TD),m,True);put(13,r2(TB),m,True);r+=3
    for j,x in((1,'Summary Groups'),(3,'Square'),(6,'Market'),(8,'Lease'),(9,'Security'),(10,'# Of'),(11,'% Unit'),(12,'% Sqft'),(13,'Balance')):put(j,x,b=True)
    r+=1
    for j,x in((3,'Footage'),(6,'Rent'),(8,'Charges'),(9,'Deposit'),(10,'Units'),(11,'Occupancy'),(12,'Occupied')):put(j,x,b=True)
    r+=1;n=len(units);nv=len(vac)
    for a,sf,mk,ch,dp,k,bl in(('Current/Notice/Vacant Residents',TS,TM,TA,TD,n,TB),('Future Residents/Applicants',sum(q['area'] for q in rows[-2:]),sum(q['marketRent'] for q in rows[-2:]),sum(q['totalCharges'] for q in rows[-2:]),FD,2,0),('Occupied Units',TS-VS,TM-VM,None,None,n-nv,None),('Total Vacant Units',VS,VM,None,None,nv,None),('Totals:',TS,TM,TA,TD,n,TB)):
        put(1,a);put(3,sf,'#,##0');put(6,mk,m);put(10,k)
        if ch is not None:put(8,r2(ch),m);put(9,r2(dp),m);put(13,r2(bl),m)
        if 'Occ' in a:put(11,round(k/n*100,2));put(12,round(sf/TS*100,2))
        r+=1
    r+=2;put(1,'Summary of Charges by Charge Code',b=True);r+=1;put(1,'(Current/Notice Residents Only)');r+=1;put(1,'Charge Code',b=True);put(3,'Amount',b=True);r+=1
    for k,a in codes.items():put(1,k);put(3,r2(a),m);r+=1
    put(1,'Total',b=True);put(3,r2(TA),m,True)
    for j,w in enumerate([11,10,8,11,30,11,9,11,11,11,11,11,11]):ws.column_dimensions[L(j+1)].width=w
    ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0;ws.print_title_rows='5:6'
    wb.save(DOC+N)
    save(N,'OFFICE','Yardi rent roll with lease charges export, charge rows, future section, summary groups',True,'Stonequay Medical Campus',asof,rows,n,n-nv,nv,totals=dict(area=TS,marketRent=TM,totalCharges=r2(TA),deposit=r2(TD),balance=r2(TB),note='totals cover the Current section only'))
if __name__=='__main__': run()
