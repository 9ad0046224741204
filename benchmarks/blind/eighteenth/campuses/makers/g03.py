# OneSite-like workforce/affordable, two-line records, fixed-pitch print, subsidy; future applicant rows
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
r=R(2103);F='wf_onesite_detail.pdf';W,H=landscape(letter);c=canvas.Canvas(doc(F),pagesize=(W,H));lines=[];rows=[]
def L(unit='',fp='',sf='',st='',nm='',d1='',d2='',mk='',ls='',hap='',oth='',tot='',dep=''):
    lines.append(f'{unit:<8}{fp:<8}{sf:>7}  {st:<15}{nm:<24}{d1:<11}{d2:<11}{mk:>10}{ls:>11}{hap:>10}{oth:>10}{tot:>11}{dep:>11}')
FP={'A1':(1,648,1185),'B1':(2,884,1420),'B2':(2,931,1465),'C1':(3,1120,1690)}
for bl in(1,2,3,4):
  for n in range(1,13):
    fp=r.choice(list(FP));_,sf,mk=FP[fp];u=f'{bl:02d}{n:02d}';w=r.random();x=dict(unit=u,unitType=fp,area=sf,marketRent=float(mk))
    if w<.1:
        x['statusText']=st=r.choice(['Vacant','Vacant-Leased','Vacant-Down']);L(u,fp,f'{sf:,}',st,'',mk=m(mk));rows.append(x);lines.append('')
        if st=='Vacant-Leased':
            nm=r.person();ren=float(mk-20);mi=D.date(2025,12,r.randint(3,19));le=D.date(2026,12,mi.day)
            L(u,'','','Applicant',nm,us(mi),us(le),'',m(ren),'','',m(ren),m(300));rows.append(dict(unit=u,statusText='Applicant',tenantName=nm,moveInDate=mi,leaseEndDate=le,contractRent=ren,totalCharges=ren,deposit=300.,fut=1));lines.append('')
        continue
    st=r.choice(['Occupied']*7+['Occupied-NTV']);nm=r.person();mi=r.date(D.date(2018,1,1),D.date(2025,10,20));ls=D.date(2025,r.randint(1,10),1) if mi.year<2025 else mi;le=ls.replace(year=2026)-D.timedelta(1)
    ren=float(mk-r.choice([0,25,45,80,110]));hap=float(r.choice([412,538,655,702])) if r.random()<.25 else 0.;oth=float(r.choice([0,0,25,40,65]));ten=ren-hap;dep=float(r.choice([0,200,300,500]))
    mo=D.date(2025,12,r.randint(1,30)) if 'NTV' in st else None
    L(u,fp,f'{sf:,}',st,nm,us(mi),us(le),m(mk),m(ten),m(hap),m(oth),m(ten+hap+oth),m(dep))
    L('','','','',f'  Lease: {ls:%m/%d/%Y}',f'MO: {mo:%m/%d/%Y}' if mo else '');
    x.update(statusText=st,tenantName=nm,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,moveOutDate=mo,charges=[dict(code='Tenant Rent',amount=ten),dict(code='Subsidy Rent',amount=hap),dict(code='Other Charges',amount=oth)],totalCharges=ten+hap+oth,deposit=dep,ten=ten,hap=hap,oth=oth);rows.append(x)
ph=[x for x in rows if 'fut' not in x];occ=sum('tenantName' in x for x in ph);S=lambda k:sum(x.get(k,0) for x in ph)
lines+=['-'*149];L('Totals','',f"{S('area'):,}",'','','','',m(S('marketRent')),m(S('ten')),m(S('hap')),m(S('oth')),m(S('totalCharges')),m(S('deposit')))
lines+=['(totals exclude applicants)','','  RECAP BY STATUS            Units    Market Rent']
for s in('Occupied','Occupied-NTV','Vacant','Vacant-Leased','Vacant-Down'):
    q=[x for x in ph if x['statusText']==s];lines.append(f"  {s:<24}{len(q):>8}{m(sum(x['marketRent'] for x in q)):>15}")
lines.append(f"  {'Total':<24}{len(ph):>8}{m(S('marketRent')):>15}")
P=0
def head():
    global P;P+=1;c.setFont('Courier-Bold',7.6);y=H-36
    for a in[f'{"LARKSPUR MILL APARTMENTS":^149}',f'{"RENT ROLL DETAIL - As of 11/15/2025":^149}',f'Mgmt: Tallow Street Residential   Parameters: Properties - ALL; Show - All; Subtotal - None {"Page "+str(P):>55}','',
      f'{"":<8}{"Floor":<8}{"":>7}  {"Unit/Lease":<15}{"Resident /":<24}{"Move-In /":<11}{"Lease":<11}{"Market":>10}{"Tenant":>11}{"Subsidy":>10}{"Other":>10}{"Total":>11}{"Dep On":>11}',
      f'{"Unit":<8}{"Plan":<8}{"SQFT":>7}  {"Status":<15}{"Lease Begin":<24}{"Move-Out":<11}{"End":<11}{"Rent":>10}{"Rent":>11}{"Rent":>10}{"Charges":>10}{"Billing":>11}{"Hand":>11}','='*149]:
        c.drawString(34,y,a);y-=9.2
    c.setFont('Courier',7.6);return y-2
c.setFont('Courier',8.5);y=head()
for l in lines:
    if y<36: c.showPage();y=head()
    c.drawString(34,y,l);y-=9.2
c.save()
t=dict(label='Totals',**{k:S(k) for k in('marketRent','area')});T2={k:S(k) for k in('totalCharges','deposit')}
for x in rows:
    for k in('ten','hap','oth'):x.pop(k,None)
for x in ph: x['_p']=1
t.update(T2,of={'_p':1})
import lib
save(F,'MULTIFAMILY','OneSite fixed-pitch two-line roll with subsidy and applicants',True,'Larkspur Mill Apartments','2025-11-15',len(ph),occ,len(ph)-occ,rows,totals=[t])
p=f'{B}/truth/{F}.json';d=json.load(open(p))
for x in d['rows']:x.pop('_p',None);x.pop('fut',None)
d['printedTotals'][0].pop('of');json.dump(d,open(p,'w'),indent=1)
