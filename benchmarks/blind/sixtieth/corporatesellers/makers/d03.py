# Irish logistics park, portrait, two-line records
from common import *
from reportlab.lib.pagesizes import A4
from reportlab.pdfgen import canvas
def make():
    name='kilmurvey_logistics_park.pdf'
    f=lambda d:d.strftime('%d %b %Y')
    T=[('Unit A1','Fastnet Parcels (Ireland) Ltd','Fastnet Group BV',4820,D(2021,4,1),180,D(2031,4,1),D(2026,4,1),108,0,'FRI'),
     ('Unit A2','Corrib Cold Chain DAC','None',6115,D(2019,10,14),240,D(2029,10,14),D(2029,10,14),119.5,182700,'FRI'),
     ('Unit B1','Vacant',None,2240,None,0,None,None,0,0,''),
     ('Unit B2','Slaney Auto Components Ltd','Slaney Holdings Ltd',2265,D(2023,2,1),120,D(2028,2,1),D(2028,2,1),112,63420,'FRI'),
     ('Unit B3','Dunbrack Print & Packaging Ltd','None',2250,D(2017,7,3),120,None,None,86,0,'FRI, schedule of condition'),
     ('Unit C','Orrery Pharma Logistics Ltd','Orrery Life Sciences NV',11940,D(2022,11,21),300,D(2037,11,21),D(2027,11,21),124,0,'FRI'),
     ('Unit D1','Ballintoy Building Supplies Ltd','Directors, personal',1385,D(2024,5,7),60,D(2027,5,7),None,117,40511,'IRI'),
     ('Unit D2','Ballintoy Building Supplies Ltd','Directors, personal',1390,D(2024,5,7),60,D(2027,5,7),None,117,40658,'IRI'),
     ('Unit D3','Vacant - agreed terms',None,1410,None,0,None,None,0,0,''),
     ('Yard 1','Meelick Vehicle Rentals Ltd','None',3600,D(2024,9,2),36,None,None,14,12600,'Licence'),]
    c=canvas.Canvas(path(name),pagesize=A4,invariant=1);w,h=A4
    c.setFont('Times-Bold',15);c.drawString(48,h-56,'Kilmurvey Logistics Park, Naas Road, Dublin 22')
    c.setFont('Times-Italic',10.5);c.drawString(48,h-71,'Schedule of Tenancies at 31 March 2025');c.drawRightString(w-48,h-71,'Data room ref. 3.2.1')
    y=h-100
    X=[48,102,300,368,437,500,w-48]
    def line(y,vals,font='Times-Roman',sz=9):
        c.setFont(font,sz)
        c.drawString(X[0],y,vals[0]);c.drawString(X[1],y,vals[1])
        for i in range(2,7):
            if vals[i]!='' : c.drawRightString(X[i],y,vals[i])
    X[2]=312;X[3]=378;X[4]=444;X[5]=497
    c.setLineWidth(1);c.line(48,y+12,w-48,y+12)
    line(y,['Unit','Tenant','Area m²','Term from','Rent review','Ins. € p.a.','Rent € p.a.'],'Times-Bold')
    line(y-11,['Lease','Guarantor','','Term to','Tenant break','Svc € p.a.','Deposit €'],'Times-Bold')
    c.line(48,y-16,w-48,y-16);y-=32
    rows=[];tr=ti=ts=td=ta=0;occ=0
    for u,t,g,a,s,m,b,rv,pm,dep,ls in T:
        v=t.startswith('Vacant')
        e=expiry(s,m) if s else None
        rent=round(a*pm/50)*50 if not v else None
        ins=round(a*2.15) if u!='Yard 1' else None
        svc=round(a*6.4) if u!='Yard 1' else round(a*.8)
        line(y,[u,t,c0(a),f(s) if s else '',f(rv) if rv else ('' if v else 'n/a'),c0(ins) if ins else '',c0(rent) if rent else ''],'Times-Bold' if 0 else 'Times-Roman')
        line(y-11.5,[ls.split(',')[0],('' if v else ('G: '+g if g!='None' else 'No guarantor'))+(' (schedule of condition)' if 'schedule' in ls else ''),'',f(e) if e else '',f(b) if b else ('' if v else 'none'),c0(svc),c0(dep) if dep else ('' if v else 'nil')],'Times-Roman',8.5)
        c.setLineWidth(.3);c.setDash(1,2);c.line(48,y-18,w-48,y-18);c.setDash()
        y-=33
        ta+=a;tr+=rent or 0;ti+=ins or 0;ts+=svc;td+=dep;occ+=not v
        rows.append(row(unit=u,tenantName=None if v else t,area=a,statusText=t if v else 'Occupied',annualRent=rent,leaseStartDate=iso(s),leaseEndDate=iso(e),
           deposit=None if v else dep,charges=([dict(code='Ins.',amount=ins)] if ins else [])+[dict(code='Svc',amount=svc)]))
    c.setLineWidth(1);c.line(48,y+13,w-48,y+13)
    line(y,['Total',f'{len(T)} lettings units, {occ} let, {len(T)-occ} vacant'.replace('lettings units','units'),c0(ta),'','',c0(ti),c0(tr)],'Times-Bold')
    line(y-11.5,['','','','','',c0(ts),c0(td)],'Times-Bold',8.5)
    c.line(48,y-18,w-48,y-18);y-=42
    c.setFont('Times-Roman',9)
    for s in ['Notes','1.  All rents are exclusive of VAT. The landlord has opted to tax every unit except Yard 1.','2.  Unit B3: tenant has indicated it will not renew at expiry.','3.  Unit D3: heads of terms issued for a 10 year lease at €168,000 p.a.; no agreement for lease is in place.',
       '4.  Service charge and insurance on vacant units are borne by the landlord.','5.  Floor areas are gross external, measured in 2018; Yard 1 is open storage.','6.  Unit C: rent review is to the higher of open market rent and CPI, capped at 3.5% per annum compounded.']:
        c.drawString(48,y,s);y-=12.5
    c.setFont('Times-Italic',8);c.drawCentredString(w/2,34,'Page 1 of 1  -  Subject to contract / contract denied');c.save()
    save(name,'WAREHOUSE',rows,'Kilmurvey Logistics Park','2025-03-31',len(T),occ,len(T)-occ,'Irish schedule, portrait, two-line records with stacked header, sq m, euro p.a.',True)
