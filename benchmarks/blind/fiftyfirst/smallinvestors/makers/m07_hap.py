from .common import *
from fpdf import FPDF
F='TCHA_landlord_unit_listing_0425.pdf'
def main():
    r=random.Random(5107); N=Names(r); rows=[];ex=[]
    st=['Delmar Ave','Kossuth St','Euclid Ave','N Garrison','Vernon Ave']
    names=sorted(N.lf().upper() for _ in range(19))
    used=set()
    for i,n in enumerate(names):
        while 1:
            a='%d %s'%(r.randint(11,58)*100+r.randint(2,60),r.choice(st))
            if a not in used: used.add(a); break
        k=r.choice([1,2,2,3,3,4]); 
        if r.random()<.4: a+=', Apt %s'%r.choice(['1','2','A','B','1W'])
        cr={1:790,2:935,3:1180,4:1390}[k]+r.choice([0,15,30,-20,45]); tr=r.choice([0,0,57,112,188,243,301,376]); ua={1:92,2:118,3:147,4:181}[k]
        ef=D(r.choice([2019,2021,2022,2023,2024]),r.randint(1,12),r.choice([1,1,1,15])); s='ACTIVE' if i not in (5,13) else ['ABATED','PORT-OUT PENDING'][i==13]
        rows.append(dict(unit=a,unitType='%d BR'%k,tenantName=n,contractRent=float(cr),charges=[dict(code='HAP',amount=float(cr-tr)),dict(code='Tenant Rent',amount=float(tr))],leaseStartDate=iso(ef),statusText=s))
        ex.append((ua,D(2025 if (ef.month>4) else 2026,ef.month,1)))
    p=FPDF('L','mm','Letter'); p.set_creation_date(dt.datetime(2025,4,1,tzinfo=dt.timezone.utc)); p.set_auto_page_break(False); p.add_page()
    p.set_font('Courier','B',12); p.set_xy(12,10); p.cell(0,5,'TRI-COUNTY HOUSING AUTHORITY')
    p.set_font('Courier','',9); p.set_xy(12,15.5); p.cell(0,5,'HOUSING CHOICE VOUCHER PROGRAM - LANDLORD UNIT LISTING'); p.set_xy(12,20); p.cell(0,5,'Vendor: 004417  CROSSGATE HOMES LLC'); p.set_xy(170,10); p.cell(95,5,'RPT HCV-118',align='R'); p.set_xy(170,15.5); p.cell(95,5,'Listing as of 04/01/2025',align='R'); p.set_xy(170,20); p.cell(95,5,'Page 1 of 1',align='R')
    C=[(12,54,'TENANT','L'),(67,56,'UNIT ADDRESS','L'),(123,12,'SIZE','L'),(136,22,'LEASE EFF','L'),(158,22,'CONTRACT RENT','R'),(180,20,'HAP','R'),(200,20,'TENANT RENT','R'),(220,14,'UA','R'),(236,20,'NEXT REEX','L'),(257,16,'STATUS','L')]
    y=30; p.set_font('Courier','B',8)
    for x,w,t,a in C:
        ls=t.split(' ') if t in('CONTRACT RENT','TENANT RENT') else ['',t]
        for i,l in enumerate(ls): p.set_xy(x,y+4*i); p.cell(w,4,l,align=a)
    p.line(12,y+9,268,y+9); y+=11; p.set_font('Courier','',8.5)
    for d,(ua,re) in zip(rows,ex):
        s=d['statusText']; sl=s.split(' ')
        for (x,w,t,a),v in zip(C,[d['tenantName'],d['unit'],d['unitType'],mdy(D.fromisoformat(d['leaseStartDate'])),m2(d['contractRent']),m2(d['charges'][0]['amount']),m2(d['charges'][1]['amount']),str(ua),re.strftime('%m/%Y'),sl[0]]): p.set_xy(x,y); p.cell(w,4.5,v,align=a)
        if len(sl)>1: y+=4; p.set_xy(257,y); p.cell(20,4.5,sl[1])
        y+=6.6
    p.line(158,y,220,y); p.set_font('Courier','B',8.5)
    tot=[sum(d['contractRent'] for d in rows)]+[sum(d['charges'][k]['amount'] for d in rows) for k in (0,1)]
    p.set_xy(12,y+1); p.cell(80,4.5,'TOTAL UNITS UNDER CONTRACT:  %d'%len(rows))
    for (x,w,t,a),v in zip(C[4:7],tot): p.set_xy(x,y+1); p.cell(w,4.5,m2(v),align=a)
    p.set_font('Courier','',7.5); p.set_xy(12,y+9); p.cell(0,4,'HAP = housing assistance payment to owner.  UA = utility allowance.  Abated units: HAP withheld until reinspection passes; amounts shown are per contract.')
    p.set_xy(12,y+13); p.cell(0,4,'This listing is provided for the convenience of the owner and is not a commitment of funds.')
    p.output(path(F)); save(F,rows,None,'2025-04-01',19,None,None)
    return entry(F,'SINGLE_FAMILY_RENTAL','housing authority','Section 8 landlord unit listing, tenant first, HAP and tenant split, no vacancy column',True)
