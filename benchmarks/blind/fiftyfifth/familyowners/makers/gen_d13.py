# walk-ups, system export with charge lines
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
def run():
    fn='RentRoll_ChargeDetail_qvgardens.xlsx'; r=rng(fn); N=Names(r)
    wb=Workbook(); ws=wb.active; ws.title='Report1'; f=Font(name='Tahoma',size=8); fb=Font(name='Tahoma',size=8,bold=True)
    for i,x in enumerate(['Rent Roll with Charge Detail','Queensview Gardens (qvgardens)','As Of = 05/31/2025   Month Year = 05/2025','Sorted by: Section, Unit']): ws.cell(i+1,1,x).font=Font(name='Tahoma',size=12 if i==0 else 8,bold=i<2); ws.merge_cells(start_row=i+1,start_column=1,end_row=i+1,end_column=14)
    h1=['Unit','Unit Type','Unit','Resident','Resident Name','Market','Charge','Charge','Lease','Lease','Move','Move','Resident','Current']; h2=['','','Sq Ft','Code','','Rent','Code','Amount','From','To','In','Out','Deposit','Balance']
    for j,(a,b) in enumerate(zip(h1,h2),1):
        for rr,v in ((6,a),(7,b)): c=ws.cell(rr,j,v or None); c.font=fb; c.fill=PatternFill('solid',fgColor='C0C0C0'); c.alignment=Alignment(horizontal='center')
    R=8; rows=[]; tot={}; S=[0]*4; T={'1x1':(690,1875),'2x1':(880,2290),'2x1r':(895,2410),'3x1':(1040,2780)}
    def put(j,v,nf=None,bold=False):
        c=ws.cell(R,j,v); c.font=fb if bold else f
        if nf: c.number_format=nf
        if j in (4,7): c.alignment=Alignment(horizontal='center')
    M='#,##0.00;-#,##0.00'; D='mm/dd/yyyy'
    def dd(x): return dt.datetime.combine(x,dt.time()) if x else None
    units=[f'{b}{k}' for b in ('10','11','12') for k in ('1A','1B','2A','2B','2C','3A','3B','3C','4A','4B','4C')]
    units=[f'{u[:2]}-{u[2:]}' for u in units]; vac=set(r.sample(units,4)); ntc=set(r.sample([u for u in units if u not in vac],3))
    put(1,'Current/Notice/Vacant Residents',bold=True); R+=1
    code=1183; cnt=dict(c=0,v=0); mk=0
    sect='Current/Notice/Vacant Residents'
    for u in units:
        ty=r.choice(list(T)); a,mr=T[ty]; mr=float(mr); mk+=mr
        put(1,u); put(2,ty); put(3,float(a),'#,##0'); put(6,mr,M)
        if u in vac:
            put(4,'VACANT'); put(5,'VACANT'); put(8,0.0,M); put(13,0.0,M); put(14,0.0,M); R+=1; put(7,'Total',bold=True); put(8,0.0,M,True); R+=2; cnt['v']+=1
            rows.append(dict(unit=u,unitType=ty,area=a,statusText='VACANT',section=sect,marketRent=mr,totalCharges=0.0,deposit=0.0,balance=0.0)); continue
        cnt['c']+=1; code+=r.randint(3,40); nm=N.lf(); rent=float(round(mr*r.uniform(.62,1.0))) ; ch=[('rent',rent)]
        if r.random()<.25: ch.append(('mci',round(r.uniform(12,55),2)))
        if r.random()<.3: ch.append(('petfee',35.0))
        if r.random()<.2: ch.append(('storage',40.0))
        if r.random()<.12 or u in('10-3B','12-2A'): ch.append(('concess',-float(r.choice([50,100,150]))))
        mi=rdate(r,dt.date(1998,1,1),dt.date(2025,5,20)); lf=dt.date(2024,r.randint(6,12),1) if mi<dt.date(2024,6,1) else mi; lt=addm(lf.replace(day=1),12 if r.random()<.5 else 24,-1); mo=dt.date(2025,r.choice([6,7]),30) if u in ntc else None
        if lt<dt.date(2025,5,31) : lt=dt.date(2025,6,30)
        dep=rent if r.random()<.7 else float(r.randint(200,1400)); bal=r.choices([0.0,rent,-float(r.randint(5,90)),round(r.uniform(40,4000),2)],[9,2,1,2])[0]; t=round(sum(x for _,x in ch),2)
        put(4,f't{code:07d}'); put(5,nm); put(9,dd(lf),D); put(10,dd(lt),D); put(11,dd(mi),D); put(12,dd(mo),D); put(13,dep,M); put(14,bal,M)
        for k,(c_,x) in enumerate(ch): put(7,c_); put(8,x,M); R+=1; tot[c_]=tot.get(c_,0)+x
        put(7,'Total',bold=True); put(8,t,M,True); R+=2
        S[0]+=t; S[1]+=dep; S[2]+=bal
        rows.append(dict(unit=u,unitType=ty,area=a,tenantName=nm,statusText='Occupied',section=sect,marketRent=mr,contractRent=rent,leaseStartDate=lf,leaseEndDate=lt,moveInDate=mi,moveOutDate=mo,deposit=dep,balance=bal,charges=[dict(code=c_,amount=x) for c_,x in ch],totalCharges=t))
    put(1,'Total Current/Notice/Vacant',bold=True); put(6,mk,M,True); put(8,round(S[0],2),M,True); put(13,S[1],M,True); put(14,round(S[2],2),M,True); R+=2
    put(1,'Future Residents/Applicants',bold=True); R+=1; S2=[0]*2
    for u in sorted(vac)[:2]+sorted(ntc)[:1]:
        src=[x for x in rows if x['unit']==u][0]; code+=11; nm=N.lf(); lf=dt.date(2025,r.choice([6,7,8]),1); 
        if u in ntc: lf=dt.date(2025,8,1)
        lt=addm(lf,12,-1); rent=src['marketRent']
        put(1,u); put(2,src['unitType']); put(3,float(src['area']),'#,##0'); put(4,f't{code:07d}'); put(5,nm); put(6,rent,M); put(7,'rent'); put(8,rent,M); put(9,dd(lf),D); put(10,dd(lt),D); put(11,dd(lf),D); put(13,500.0,M); put(14,-500.0,M); R+=1; put(7,'Total',bold=True); put(8,rent,M,True); R+=2
        S2[0]+=rent; S2[1]+=500
        rows.append(dict(unit=u,unitType=src['unitType'],area=src['area'],tenantName=nm,statusText='Future',section='Future Residents/Applicants',marketRent=rent,contractRent=rent,leaseStartDate=lf,leaseEndDate=lt,moveInDate=lf,deposit=500.0,balance=-500.0,charges=[dict(code='rent',amount=rent)],totalCharges=rent))
    put(1,'Total Future Residents/Applicants',bold=True); put(8,S2[0],M,True); put(13,S2[1],M,True); put(14,-S2[1],M,True); R+=3
    put(1,'Summary Groups',bold=True); put(5,'Units',bold=True); put(6,'Market Rent',bold=True); R+=1
    n=len(units)
    vm=sum(x['marketRent'] for x in rows if x['statusText']=='VACANT')
    nm_=sum(x['marketRent'] for x in rows if x['unit'] in ntc and x['section']==sect)
    for l,k,v in (('Current',n-len(vac)-len(ntc),mk-vm-nm_),('Notice',len(ntc),nm_),('Vacant',len(vac),vm),('Total Units',n,mk)): put(1,l); put(5,k); put(6,v,M); R+=1
    R+=1; put(1,'Summary of Charges by Charge Code (Current/Notice)',bold=True); R+=1
    for k,v in tot.items(): put(1,k); put(5,round(v,2),M); R+=1
    put(1,'Total',bold=True); put(5,round(sum(tot.values()),2),M,True)
    for j,w in zip('ABCDEFGHIJKLMN',[9,9,8,10,26,11,10,11,11,11,11,11,11,11]): ws.column_dimensions[j].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='6:7'
    wb.save(os.path.join(DOC,fn)); save(fn,'Queensview Gardens','2025-05-31',n,n-len(vac),len(vac),rows)
    return dict(file=fn,assetType='MULTIFAMILY',documentType='RENT_ROLL',author='management-system export',style='charge lines under each unit, two header rows, future section, summaries',hard='future residents, several lines per unit, negative concession')
if __name__=='__main__': run()
