# Australian business park: csv export of a property system
from common import *
import csv
def make():
    r=rng(10); name='BPK_TenancyExport_20250930.csv'; asof=D(2025,9,30)
    f=lambda d:d.strftime('%d-%b-%Y')
    names=['Kestrel Dental Supplies Pty Ltd','Moreton Hydraulics Pty Ltd','Two Rivers Coffee Roasting Co','Sunstate Signage','Apollo Lift Services (QLD)','Barrier Reef Aquatics','Kurrajong Joinery Pty Ltd','Inland Avionics Pty Ltd','Brightside Allied Health','Maverick Motor Trimming','Pacific Sleep Solutions','Yarra Bend Brewing Equipment','Dalby Ag Parts','OnPoint Calibration Labs','Cavalier Catering Supplies','TerraFirma Geotech','Lifestyle Awnings & Blinds','Southern Cross Scaffolding','Novus Print Group','Ironbark Fitness Equipment','Coral Coast Importers','Mt Isa Rock Drills','Gateway Archive Solutions','Riverside Robotics','Hinterland Honey Co','Bunyip Toys Wholesale']
    blk=[('A',8,'Office/Warehouse'),('B',8,'Warehouse'),('C',8,'Office'),('D',6,'Showroom')]
    vac={'A5','B2','C3','C8'};ni=0;R=[];rows=[];tot=[0]*6;ta=0;n=occ=0
    for b,k,ty in blk:
        for i in range(1,k+1):
            u=f'{b}{i}';n+=1
            a=round(r.uniform(*{'A':(280,640),'B':(450,1300),'C':(120,380),'D':(300,720)}[b]),1);ta+=a
            if u in vac:
                R.append(['BPK',f'Block {b}',u,ty,'VACANT','','Vacant',f'{a:.1f}','','','','','','','','','','']);rows.append(row(unit=u,building=f'Block {b}',unitType=ty,area=a,statusText='Vacant'))
                if u=='C3':
                    st=D(2025,12,1);e=expiry(st,60);ba=6150.0;og=round(a*92/12,2)
                    pk=4*165.0;g=round((ba+og+pk)*.1,2)
                    R.append(['BPK','Block C',u,ty,'Wattle & Birch Lawyers','L-20931','Future',f'{a:.1f}',f(st),f(e),'1 x 5yr','3.50%',c2(ba).replace(',',''),f'{og:.2f}',f'{pk:.2f}',f'{g:.2f}',f'{ba+og+pk+g:.2f}','0.00'])
                    rows.append(row(unit=u,building='Block C',unitType=ty,tenantName='Wattle & Birch Lawyers',area=a,statusText='Future',contractRent=ba,leaseStartDate=iso(st),leaseEndDate=iso(e),deposit=0.0,charges=[dict(code='Base Rent',amount=ba),dict(code='Outgoings',amount=og),dict(code='Parking',amount=pk),dict(code='GST',amount=g)],totalCharges=round(ba+og+pk+g,2)))
                continue
            t=names[ni];ni+=1;occ+=1
            yr=r.choice([3,5,5,7]);e=asof+dt.timedelta(days=r.randint(60,365*yr-30));e=addm(D(e.year,e.month,1),1)-dt.timedelta(days=1);st=addm(e+dt.timedelta(days=1),-12*yr)
            rate={'A':188,'B':152,'C':365,'D':241}[b]*r.uniform(.92,1.1)
            ba=round(a*rate/12,2);og=round(a*{'A':46,'B':38,'C':92,'D':55}[b]/12,2);pk=r.choice([0,0,2,3,4,6])*165.0;g=round((ba+og+pk)*.1,2);tt=round(ba+og+pk+g,2);bg=round(tt*3,0) if r.random()<.6 else 0
            mtm=u in('A7','D2');es='Monthly' if mtm else f(e);stt='Holdover' if mtm else 'Current'
            R.append(['BPK',f'Block {b}',u,ty,t,f'L-{r.randint(10000,19999)}',stt,f'{a:.1f}',f(st) ,es,'1 x 5yr' if yr>=5 else '',r.choice(['3.50%','CPI','4.00%']),f'{ba:.2f}',f'{og:.2f}',f'{pk:.2f}',f'{g:.2f}',f'{tt:.2f}',f'{bg:.2f}'])
            for i2,x in enumerate([ba,og,pk,g,tt,bg]): tot[i2]+=x
            rows.append(row(unit=u,building=f'Block {b}',unitType=ty,tenantName=t,area=a,statusText=stt,contractRent=ba,leaseStartDate=iso(st),leaseEndDate='Monthly' if mtm else iso(e),deposit=bg,charges=[dict(code='Base Rent',amount=ba),dict(code='Outgoings',amount=og),dict(code='Parking',amount=pk),dict(code='GST',amount=g)],totalCharges=tt))
    assert ni==len(names),ni
    H=['Property Code','Block','Tenancy','Type','Lessee','Lease No','Status','Area m2','Commencement','Expiry','Options','Review','Base Rent','Outgoings','Parking','GST','Total Monthly Charge','Bond / BG Held']
    with open(path(name),'w',newline='',encoding='utf-8-sig') as o:
        w=csv.writer(o);w.writerow(['PropSys Commercial v9.2','','Report: TENEXP01']);w.writerow(['Property:','Banyo Park Business Estate','Period:','September 2025']);w.writerow(['As at:','30-Sep-2025','Currency:','AUD','Amounts monthly']);w.writerow([]);w.writerow(H)
        w.writerows(R)
        w.writerow([]);w.writerow(['TOTAL CURRENT','','','','','','',f'{ta:.1f}','','','','']+[f'{x:.2f}' for x in tot])
        w.writerow(['Tenancies',n,'Leased',occ,'Vacant',n-occ]);w.writerow(['Future leases are excluded from totals'])
    save(name,'INDUSTRIAL',rows,'Banyo Park Business Estate','2025-09-30',n,occ,n-occ,'AU business park csv export, preamble, monthly charges with GST, one future lease row',False)
