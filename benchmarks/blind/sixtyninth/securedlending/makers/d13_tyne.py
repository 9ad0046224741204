from common import *
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
random.seed(13)
F='PROPMAN_RR2100_Bedewell_Estate_Q24062025.pdf'
PROP='BEDEWELL RIVERSIDE INDUSTRIAL ESTATE'
W=132
te='''1|UNIT 1|MORDEN FABRICATIONS LTD|8420|25/12/2018|24/12/2028|61500
2|UNIT 2|TYNE VALVE & FITTINGS LTD|5110|24/06/2021|23/06/2026|39600
3|UNIT 3|*** VACANT ***|5110|||
4|UNIT 4|CLEADON COACHWORKS LTD|5125|29/09/2022|28/09/2027|41000
5|UNIT 5 & 6|WESSINGTON LOGISTICS LTD|21840|25/03/2017|24/03/2032|148500
7|UNIT 7|J R HEPPLE (ELECTRICAL) LTD|3060|01/11/2023|31/10/2028|27540
8|UNIT 8|NORTHERN SPICE IMPORTS LTD|3060|24/06/2024|23/06/2029|28300
9|UNIT 9|*** VACANT ***|3060|||
10|UNIT 10|BOLDON GLASS LTD|4275|25/03/2020|24/03/2030|34200
11|UNIT 11|SOUTER POINT BREWING CO LTD|4280|29/09/2019|28/09/2029|33400
12|UNIT 12|AURORA MEDICAL SUPPLIES LTD|6390|25/12/2022|24/12/2032|54300
13|UNIT 13|HARTON SIGNS LTD|1985|17/02/2025|16/02/2028|19850
14|UNIT 14|SANDDANCER CATERING LTD|1985|24/06/2023|23/06/2026|18900
15|UNIT 15|WHITBURN FLOORING LTD|1990|HOLDING|OVER|16800
16|UNIT 16|MARSDEN TOOL HIRE LTD|3940|29/09/2021|28/09/2031|33500
17|UNIT 17|EAST COAST PARCEL NETWORK LTD|12650|25/03/2024|24/03/2034|101200
18|UNIT 18|*** VACANT ***|4410|||
19|UNIT 19|CLASPER MARINE LTD|4410|25/12/2016|24/12/2026|31900
20|COMPOUND A|EAST COAST PARCEL NETWORK LTD||25/03/2024|24/03/2034|14000
21|SUBSTATION|NORTHERN GRID DISTRIBUTION PLC||01/04/1998|31/03/2097|1'''.split('\n')
c=canvas.Canvas(DOC+F,pagesize=landscape(A4));w,h=landscape(A4)
pg=0;y=0
def put(s,b=False):
    global y
    if y<40: page()
    c.setFont('Courier-Bold' if b else 'Courier',8.6);c.drawString(52,y,s);y-=10.4
def page():
    global pg,y
    if pg: c.showPage()
    pg+=1;y=h-36
    put('CARR ELLISON ASSET MANAGERS LLP'.ljust(W-30)+f'RR2100   PAGE {pg:>3}'.rjust(30))
    put(('RENT REGISTER BY PROPERTY').ljust(W-30)+'POSITION AT 11/06/2025'.rjust(30))
    put('PROPERTY 0417  '+PROP+', JARROW   CLIENT: HADRIAN PENSION TRUSTEES',True)
    put('CHARGE QUARTER 24/06/2025 TO 28/09/2025 (QUARTERS IN ADVANCE, ENGLISH QUARTER DAYS)')
    put('-'*W)
    put('LEASE'.ljust(10)+'DEMISE'.ljust(14)+'TENANT'.ljust(36)+'SQ FT'.rjust(8)+'  '+'FROM'.ljust(12)+'TO'.ljust(12)+'RENT PA'.rjust(14)+'ARREARS'.rjust(24))
    put(' '*24+'CODE  DESCRIPTION'.ljust(36)+' '*34+'QUARTER NET'.rjust(14)+'VAT'.rjust(11)+'GROSS'.rjust(13))
    put('-'*W);y-=3
page();rows=[];T=dict(a=0,r=0.,q=0.,v=0.,g=0.,ar=0.);by={}
di=lambda s: D(int(s[6:]),int(s[3:5]),int(s[:2])) if s[:1].isdigit() else None
DS={'RENT':'RENT','SCHG':'SERVICE CHARGE ON ACCOUNT','INSR':'BUILDINGS INSURANCE','SEWR':'PRIVATE SEWER CONTRIBUTION'}
m=lambda v: f'{v:,.2f}' if v>=0 else f'{-v:,.2f}CR'
for l in te:
    k,de,t,a,ls,le,r=l.split('|');a=int(a) if a else None;vac='VACANT' in t;ref=f'L{41700+int(k)}'
    if y<100: page()
    if vac:
        put(' '*10+de.ljust(14)+t.ljust(36)+f'{a:,}'.rjust(8));y-=5
        T['a']+=a;rows.append(R(unit=de,area=a,statusText=t));continue
    r=float(r);L=[('RENT',round(r/4,2))]
    if a: L.append(('SCHG',round(a*.62/4,2)));
    if a and k in('5','17','12','1'): L.append(('SEWR',85.0))
    if a and k!='17': L.append(('INSR',round(a*.31/4,2)))
    if r<10: L=[]
    arr=0.0
    x=random.random()
    if x<.25 and L: arr=random.choice([round(L[0][1]*1.2,2),412.88,-150.0,round(L[0][1]*.6,2)])
    fr,to=(' ','HOLD OVER') if ls=='HOLDING' else (ls,le)
    put(ref.ljust(10)+de.ljust(14)+t.ljust(36)+(f'{a:,}' if a else '').rjust(8)+'  '+(fr.ljust(24) if not to else fr.ljust(12)+to.ljust(12))+m(r).rjust(14)+m(arr).rjust(24),False)
    gs=vs=ns=0;ch=[]
    for cd,v in L:
        vt=round(v*.2,2) if cd!='INSR' else 0.0
        put(' '*24+(cd+'  '+DS[cd]).ljust(70)+m(v).rjust(14)+m(vt).rjust(11)+m(v+vt).rjust(13))
        ns+=v;vs+=vt;by[cd]=by.get(cd,0)+v;ch.append(dict(code=cd,amount=v,per='quarter'))
    ns=round(ns,2);vs=round(vs,2)
    if L: put(' '*24+'      UNIT TOTAL'.ljust(70)+m(ns).rjust(14)+m(vs).rjust(11)+m(ns+vs).rjust(13))
    y-=5
    for q,v in (('a',a or 0),('r',r),('q',ns),('v',vs),('g',ns+vs),('ar',arr)): T[q]+=v
    d2=dict(leaseStartDate=di(ls),leaseEndDate=di(le)) if ls!='HOLDING' else dict(leaseEndDate='HOLD OVER')
    x=dict(unit=de,area=a,tenantName=t,statusText='Occupied',annualRent=r,balance=arr,charges=ch,totalCharges=ns if L else None);x.update(d2)
    rows.append(R(**x))
if y<150: page()
put('='*W)
put('PROPERTY TOTALS'.ljust(60)+f"{T['a']:,}".rjust(8)+' '*26+m(T['r']).rjust(14)+m(T['ar']).rjust(24),True)
for cd in ('RENT','SCHG','INSR','SEWR'): put(' '*24+(cd+'  '+DS[cd]).ljust(70)+m(round(by[cd],2)).rjust(14))
put(' '*24+'      TOTAL THIS QUARTER'.ljust(70)+m(round(T['q'],2)).rjust(14)+m(round(T['v'],2)).rjust(11)+m(round(T['g'],2)).rjust(13),True)
put('='*W);put('*** END OF REPORT ***'.center(W))
c.save()
ties=[dict(field='area',total=T['a'],text=f"{T['a']:,}"),dict(field='annualRent',total=T['r'],text=m(T['r'])),dict(field='balance',total=round(T['ar'],2),text=m(round(T['ar'],2))),dict(field='totalCharges',total=round(T['q'],2),text=m(round(T['q'],2)))]+[dict(field='charge:'+k,total=round(v,2),text=m(round(v,2))) for k,v in by.items()]
save(F,'INDUSTRIAL','managing agent system (England)','fixed-width rent register, charge lines under each unit, quarterly',True,PROP,D(2025,6,11),rows,None,None,3,ties)
