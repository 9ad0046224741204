from common import *
from reportlab.pdfgen import canvas
rng=random.Random(707); fn='Marlowe_House_Resident_Rent_Roll_Feb26.pdf'
W,H=792,612; c=canvas.Canvas(doc(fn),pagesize=(W,H)); pg=[0]; LH=9.6; CW=4.32; FS=7.2
lines=[];rows=[];nm=names(rng,60);k=0
# fixed-width listing
def L(s=''): lines.append(s)
fmt="{:<7}{:<11}{:<26}{:<5}{:<11}{:>11}{:>11}{:>10}{:>10}{:>10}{:>11}{:>11}  {:<14}"
H1=fmt.format('APT','APT','RESIDENT','PAY','MOVE-IN','STREET','BASE','LEVEL OF','2ND','OTHER','TOTAL','CMTY FEE','NOTES')
H2=fmt.format('NO.','STYLE','','SRC','DATE','RATE','RENT','CARE','PERSON','SERVICES','MONTHLY','PAID','')
sections=[('INDEPENDENT LIVING',[('1%02d'%i,['1BR','1BR DLX','2BR'][i%3]) for i in range(1,15)],{'1BR':3450,'1BR DLX':3825,'2BR':4690},0),
('ASSISTED LIVING',[('2%02d'%i,['STUDIO','1BR','COMPANION'][(i*2)%3]) for i in range(1,19)],{'STUDIO':4395,'1BR':5180,'COMPANION':3650},1),
('MEMORY CARE',[('M%d'%i,['PRIVATE','SEMI-PVT'][i%2]) for i in range(1,11)],{'PRIVATE':7250,'SEMI-PVT':5875},2)]
alld=[]
out=[]
for sec,us,rate,lv in sections:
    out.append(('sec',sec)); l=[]
    for u,ty in us:
        beds=['A','B'] if ty in('COMPANION','SEMI-PVT') else ['']
        for b in beds:
            r=dict(u=u+b,ty=ty,t=None,src='',mi=None,street=float(rate[ty]),base=None,care=None,sec2=None,oth=None,tot=None,fee=None,note='',st='VACANT',two=None)
            x=rng.random()
            if x<.1: r['note']='READY' if rng.random()<.6 else 'IN TURN'
            elif x<.13: r['note']='HELD - DEP REC'
            else:
                f,la=nm[k];k+=1; r['t']=f"{la.upper()}, {f.upper()}"; r['st']='Occupied'
                r['src']=rng.choice(['PP','PP','PP','LTC','VA','PP']) if lv<2 else rng.choice(['PP','PP','MCD','LTC'])
                r['mi']=D(2026,1,31)-dt.timedelta(rng.randint(5,2200))
                r['base']=r['street']-rng.choice([0,0,75,150,225,310]); 
                r['care']=float([0,rng.choice([450,850,1275,1690]),rng.choice([900,1500,1950])][lv])
                if lv==0: r['care']=None
                r['oth']=rng.choice([None,None,35.0,60.0,125.0])
                if lv==0 and ty!='1BR' and rng.random()<.3: r['sec2']=850.0; r['two']=f"{la.upper()}, {rng.choice(F).upper()}"
                r['tot']=sum(r[a] or 0 for a in('base','care','sec2','oth'))
                r['fee']=rng.choice([0.0,2500.0,3500.0])
                if rng.random()<.08: r['note']='NOTICE 2/28'
                if rng.random()<.06: r['note']='HOSPITAL'
            l.append(r); out.append(('row',r,sec))
    out.append(('sub',sec,l)); alld+=l
def header():
    pg[0]+=1; c.setFont('Courier-Bold',8); 
    c.drawString(28,H-30,'MARLOWE HOUSE SENIOR LIVING'); c.drawString(28,H-40,'RESIDENT RENT ROLL BY CARE LEVEL'); c.drawString(28,H-50,'AS OF 01/31/26'); c.setFont('Courier',FS); c.drawRightString(W-30,H-30,f'PAGE {pg[0]:>3}'); c.drawRightString(W-30,H-40,'RUN 02/03/26 07:12')
    c.setFont('Courier-Bold',FS); c.drawString(28,H-68,H1); c.drawString(28,H-68-LH,H2); c.setFont('Courier',FS); c.drawString(28,H-68-2*LH,'-'*161)
    return H-68-3*LH
y=header()
def P(s,b=False):
    global y
    if y<30: c.showPage(); y=header()
    c.setFont('Courier-Bold' if b else 'Courier',FS); c.drawString(28,y,s); y-=LH
z=lambda v:'' if v is None else n2(v)
def tot(lab,l):
    S=lambda a: sum(r[a] or 0 for r in l)
    P(fmt.format('','','','','',*['-'*9]*3,*['-'*8]*2,'-'*9,'-'*9,''))
    P(fmt.format(*(['']*5),n2(S('street')),n2(S('base')),n2(S('care')),n2(S('sec2')),n2(S('oth')),n2(S('tot')),n2(S('fee')),''),True)
    oc=sum(1 for r in l if r['t'])
    global y
    y+=LH
    P(f'{lab} - {len(l)} BEDS/APTS, {oc} OCC, {len(l)-oc} VAC'[:60],True)
for o in out:
    if o[0]=='sec':
        if y<90: c.showPage(); y=header()
        P(''); P('*** '+o[1]+' ***',True)
    elif o[0]=='row':
        r=o[1]
        if y<30+LH*2: c.showPage(); y=header()
        P(fmt.format(r['u'],r['ty'],(r['t'] or 'VACANT'),r['src'],r['mi'].strftime('%m/%d/%y') if r['mi'] else '',z(r['street']),z(r['base']),z(r['care']),z(r['sec2']),z(r['oth']),z(r['tot']),z(r['fee']),r['note']))
        if r['two']: P(fmt.format('','','  & '+r['two'],*(['']*10)))
        ch=[dict(code=a,amount=r[b]) for a,b in(('BASE RENT','base'),('LEVEL OF CARE','care'),('2ND PERSON','sec2'),('OTHER SERVICES','oth')) if r[b] is not None]
        rows.append(R(unit=r['u'],section=o[2],unitType=r['ty'],tenantName=(r['t']+' & '+r['two']) if r['two'] else r['t'],statusText=r['st'],moveInDate=r['mi'],marketRent=r['street'],contractRent=r['base'],charges=ch,totalCharges=r['tot']))
    else: tot(o[1],o[2])
P(''); P('='*161); tot('COMMUNITY',alld); P('')
P('PAY SRC: PP=PRIVATE PAY  LTC=LONG TERM CARE INS  VA=VETERANS AID & ATTENDANCE  MCD=MEDICAID WAIVER'); P('STREET RATE IS CURRENT POSTED RATE FOR APT STYLE.  COMMUNITY FEE IS NON-REFUNDABLE.')
c.save(); S=lambda a: sum(r[a] or 0 for r in alld); oc=sum(1 for r in alld if r['t'])
save(fn,'SENIOR_HOUSING','fixed-pitch listing by care level, second persons on a continuation line',True,'MARLOWE HOUSE SENIOR LIVING','2026-01-31',len(alld),oc,len(alld)-oc,rows,totals={'marketRent':S('street'),'contractRent':S('base'),'charge:LEVEL OF CARE':S('care'),'charge:2ND PERSON':S('sec2'),'charge:OTHER SERVICES':S('oth'),'totalCharges':S('tot')})
