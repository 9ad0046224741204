from common import *
from reportlab.lib.pagesizes import letter
from reportlab.lib.colors import HexColor
r=G(8311); fn='OM_Exhibit_C_Marlowe_Tower.pdf'
p=P(fn,letter,font='Times-Roman',bold='Times-Bold',fs=8.4)
N=HexColor('#1d2d50')
def head():
    p.t(54,p.H-40,'THE MARLOWE  |  200 South Tenth Street, Minneapolis, Minnesota',fs=8,color=N); p.t(p.W-54,p.H-40,'Confidential Offering Memorandum','r',fs=8,font='Times-Italic',color=N); p.line(54,p.H-45,p.W-54,.7,col=N); p.y=p.H-72
def foot(): p.line(54,34,p.W-54,.4,col=N); p.t(p.W/2,22,f'Exhibit C - Page {p.page}','c',fs=7.5)
rows=[]; head()
p.t(54,p.y,'EXHIBIT C',b=True,fs=9,color=N); p.y-=18; p.t(54,p.y,'Rent Roll as of July 1, 2025',b=True,fs=16,color=N); p.y-=24
def sec(t): p.fill(54,p.y-5,p.W-108,16,N); p.t(60,p.y,t,b=True,fs=9.5,color=HexColor('#ffffff')); p.y-=20
def hdr(xs,al,h):
    for x,a,t in zip(xs,al,h):
        for j,q in enumerate(t.split('|')[::-1]): p.t(x,p.y-9+j*9,q,a,True,7.8)
    p.y-=13; p.line(54,p.y,p.W-54,.5); p.y-=11
def put(xs,al,v,b=False):
    for x,a,t in zip(xs,al,v): p.t(x,p.y,t,a,b)
    p.y-=12
dl=lambda x: f'${x:,.0f}'
long=lambda d: d.strftime('%b %-d, %Y') if d else ''
# A retail
sA='A. Retail Podium'; sec(sA)
xs=[54,92,270,288,344,430,496,558]; al='llrllrrr'
hdr(xs,al,['Suite','Tenant','Area|(SF)','Lease|Start','Lease|End','Monthly|Base Rent','Annual|Base Rent','NNN Charges|(monthly)'])
A=[('R-1','Larkspur Grocery Co.',11840,D(2019,10,1),D(2034,9,30),27133.33,8.95),('R-2','Bright Tooth Dental Studio',2215,D(2020,3,1),D(2030,2,28),6368.13,9.1),('R-3','Ember & Rye Kitchen',3480,D(2022,6,1),D(2032,5,31),10585,9.1),('R-4',None,1690,0,0,0,0),('R-5','Twin Cities Parcel Point',1125,D(2023,11,1),D(2028,10,31),3093.75,9.1)]
RA=[]
for u,t,a,s,e,m,n in A:
    if t: x=dict(unit=u,tenantName=t,area=a,section=sA,leaseStartDate=s,leaseEndDate=e,contractRent=float(round(m)),annualRent=float(round(m)*12),charges=[dict(code='NNN Charges',amount=float(round(a*n/12)))],statusText='Occupied')
    else: x=dict(unit=u,area=a,section=sA,statusText='Available')
    RA.append(x)
    put(xs,al,[u,t or 'Available',m0(a)]+([s.strftime('%b %Y') and mdy2(s),mdy2(e),dl(x['contractRent']),dl(x['annualRent']),dl(x['charges'][0]['amount'])] if t else []))
S=lambda L,k: sum(x.get(k,0) for x in L)
nn=lambda L: sum(x['charges'][0]['amount'] for x in L if 'charges' in x)
p.line(54,p.y+8,p.W-54,.4); put(xs,al,['','Total Retail',m0(S(RA,'area')),'','',dl(S(RA,'contractRent')),dl(S(RA,'annualRent')),dl(nn(RA))],True)
p.t(54,p.y,'R-1: two 5-year options at fair market. R-3: percentage rent of 6% over a natural breakpoint.',fs=7.2,font='Times-Italic'); p.y-=22
sB='B. Residential Tower'; sec(sB)
xb=[54,88,196,210,278,384,442,498,558]; ab='llrllrrrr'
HB=['Apt.','Floor|Plan','Area|(SF)','Move-in','Lease|Expires','Market|Rent','Contract|Rent','Loss to|Lease','Total incl.|RUBS/Pkg']
hdr(xb,ab,HB)
pl={'S1 Studio':(498,1395),'A2 1BR':(702,1745),'A4 1BR+Den':(818,1960),'B1 2BR/2BA':(1065,2480),'PH Penthouse':(1710,4850)}
RB=[]
for fl in range(4,13):
    for n in range(1,5 if fl<12 else 3):
        k=['S1 Studio','A2 1BR','A4 1BR+Den','B1 2BR/2BA'][n-1] if fl<12 else 'PH Penthouse'; a,m=pl[k]; m+=12*(fl-4)
        x=dict(unit=f'{fl*100+n}',unitType=k,area=a,section=sB,marketRent=float(m))
        if (fl,n) in ((5,2),(9,1),(11,4)): x['statusText']='Vacant'
        elif (fl,n)==(4,1): x['statusText']='Model'
        else:
            x['statusText']='Occupied'; mi=r.date(D(2021,4,1),D(2025,6,20)); e=addm(mi,12,True)
            while e<D(2025,7,1): e=addm(e,12,True)
            x.update(moveInDate=mi,leaseEndDate=e,contractRent=float(m-r.choice([0,25,40,75,110,-20]))); x['totalCharges']=x['contractRent']+r.choice([68,82,68+175,82+175])
        RB.append(x)
for x in RB:
    if p.y<56: foot(); p.next(); head(); p.t(54,p.y,'B. Residential Tower (continued)',b=True,fs=9.5,color=N); p.y-=16; hdr(xb,ab,HB)
    o='contractRent' in x
    put(xb,ab,[x['unit'],x['unitType'],m0(x['area'])]+([long(x['moveInDate']),long(x['leaseEndDate'])] if o else [x['statusText'],''])+[dl(x['marketRent'])]+([dl(x['contractRent']),m0(x['marketRent']-x['contractRent']),dl(x['totalCharges'])] if o else []))
OB=[x for x in RB if 'contractRent' in x]
if p.y<72: foot(); p.next(); head()
p.line(54,p.y+8,p.W-54,.4); put(xb,ab,['Total','Residential',m0(S(RB,'area')),'','',dl(S(RB,'marketRent')),dl(S(OB,'contractRent')),m0(S(OB,'marketRent')-S(OB,'contractRent')),dl(S(OB,'totalCharges'))],True)
p.t(54,p.y,f'{len(RB)} apartments: {len(OB)} leased, 3 vacant, 1 model. Loss to lease covers leased apartments only.',fs=7.2,font='Times-Italic'); p.y-=24
if p.y<170: foot(); p.next(); head()
sC='C. Rooftop and Parking'; sec(sC)
xc=[54,110,270,340,430,558]; ac='lllllr'
hdr(xc,ac,['Space','Licensee','Use','Commences','Expires','Monthly|Fee'])
RC=[dict(unit='Roof-1',tenantName='Northstar Wireless LLC',unitType='Antenna',leaseStartDate=D(2018,5,1),leaseEndDate=D(2028,4,30),contractRent=3150.0),dict(unit='Roof-2',tenantName='Skein Broadband, Inc.',unitType='Antenna',leaseStartDate=D(2021,9,1),leaseEndDate=D(2026,8,31),contractRent=1875.0),dict(unit='Garage',tenantName='Gopher Parking Operators',unitType='142 stalls',leaseStartDate=D(2022,1,1),leaseEndDate=D(2026,12,31),contractRent=19880.0)]
for x in RC:
    x['section']=sC; x['statusText']='Occupied'; put(xc,ac,[x['unit'],x['tenantName'],x['unitType'],long(x['leaseStartDate']),long(x['leaseEndDate']),dl(x['contractRent'])])
p.line(54,p.y+8,p.W-54,.4); put(xc,ac,['','Total Rooftop and Parking','','','',dl(S(RC,'contractRent'))],True); p.y-=10
p.line(54,p.y+12,p.W-54,1,col=N); p.t(54,p.y,'TOTAL MONTHLY BASE RENT, ALL COMPONENTS',b=True,fs=9); p.t(558,p.y,dl(S(RA+RB+RC,'contractRent')),'r',True,9)
foot(); p.done()
save(fn,'MIXED_USE','Offering memorandum exhibit, three sections each with its own header, serif',True,'The Marlowe','2025-07-01',None,None,None,RA+RB+RC)
