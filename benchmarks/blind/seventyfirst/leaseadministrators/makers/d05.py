# industrial park, 140 rows flat, totals above header, hidden entity column, xlsxwriter
from h import *
import xlsxwriter
rng=random.Random(7105)
NAME='Granite Spur Industrial Park RR.xlsx'
wb=xlsxwriter.Workbook(path(NAME)); sm=wb.add_worksheet('Bldg Summary'); ws=wb.add_worksheet('Detail')
f=lambda **k: wb.add_format(dict(font_name='Tahoma',font_size=8,**k))
b=f(bold=True); p=f(); hb=f(bold=True,bottom=2,text_wrap=True,valign='bottom',align='center'); n0=f(num_format='#,##0'); a2=f(num_format='_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'); ds=f(num_format='mm/dd/yyyy',align='right'); r3=f(num_format='0.000'); tb0=f(bold=True,num_format='#,##0',bg_color='#FFF2CC'); tb2=f(bold=True,num_format='#,##0.00',bg_color='#FFF2CC'); tb=f(bold=True,bg_color='#FFF2CC'); rt=f(align='right'); grey=f(bg_color='#F2F2F2'); 
A='Abrasive Apex Bluestone Cascade Delmar Evergreen Ferro Gantry Highline Inland Jasper Keystone Lodestar Millrace Nimbus Overland Piston Quartzite Ridgeway Silverton Talon Upland Vanguard Westmark Yellowtail Zephyr Acorn Brightwell Corsair Driftwood Ember Flintlock Granby Hollander Ironwood'.split()
Bz='Cabinet Works|Fastener Supply|HVAC Distributors|Tile & Stone|Powder Coating|Auto Glass|Packaging|Plumbing Wholesale|Sign Company|Logistics LLC|Flooring Outlet|Machine & Tool|Electrical Contractors|Brewing Co.|Event Rentals|Pool Supply|Restoration Services|Print Finishing|Fitness Equipment|Coffee Importers|Solar Installers|Medical Transport|Door & Hardware|Landscape Materials'.split('|')
used=set()
def nm():
    while 1:
        x=rng.choice(A)+' '+rng.choice(Bz)
        if x not in used:
            used.add(x); return x+('' if rng.random()<.6 or x[-1]=='.' or x.endswith('LLC') else ', Inc.')
bl=[('2100 Granite Spur Rd','A',18),('2120 Granite Spur Rd','B',18),('2140 Granite Spur Rd','C',24),('2160 Granite Spur Rd','D',12),('35 Quarry Ct','E',26),('55 Quarry Ct','F',26),('75 Quarry Ct','G',9),('90 Quarry Ct','Yard',5)]
R=[];
for addr,l,n in bl:
    base=rng.choice([1200,1500,1875,2400,3600,7200]) if l!='G' else 14400
    k=0
    while k<n:
        w=rng.choice([1,1,1,1,2,2,3]) if l not in('G','Yard') else 1
        w=min(w,n-k)
        u=f'{l}{101+k}' if w==1 else f'{l}{101+k}-{100+k+w}'
        if l=='Yard': u=f'Yard {k+1}'
        a=base*w if l!='Yard' else rng.choice([21780,43560,32670])
        x=rng.random(); st='Vacant' if x<.085 else 'MTM' if x<.15 else 'Notice' if x<.185 else 'Current'
        r=dict(bl=addr,u=u,a=a,st=st,dk=0 if l=='Yard' else (w*(1 if base<3600 else 3)),k=('Yard' if l=='Yard' else 'Small Bay' if base<7200 else 'Bulk'))
        if st!='Vacant':
            rate=(.16 if l=='Yard' else rng.uniform(.88,1.32) if base<7200 else rng.uniform(.70,.86))
            r['t']=nm(); r['base']=float(round(a*rate)); r['nnn']=r2(a*(.02 if l=='Yard' else .29)); r['dep']=float(round(r['base']*rng.choice([1,1,1.1,1.5,2]),-1))
            r['s']=D(rng.randint(2014,2025),rng.randint(1,12),1); m=rng.choice([24,36,36,60,60]); e=endof(r['s'],m)
            while e<D(2026,5,1): m+=12; e=endof(r['s'],m)
            r['e']='MTM' if st=='MTM' else e if st!='Notice' else rng.choice([D(2026,5,31),D(2026,6,30),D(2026,5,15)])
        R.append(r); k+=w
ws.write('B1','GRANITE SPUR INDUSTRIAL PARK',f(bold=True)); ws.write('B2','Rent Roll Detail – April 30, 2026',p); ws.write('B3','Manager: Ballast Commercial Management',p)
hs=['GL Entity','Building','Unit','Tenant','Status','Type','Square Feet','Dock / GL Doors','Lease Start','Lease End','Base Rent','NNN Est.','Total Due','Base $/SF/Mo','Deposit Held','Comments']
HR=5
for c,x in enumerate(hs): ws.write(HR,c,x,hb)
for c,w in enumerate([10,20,12,32,9,10,10,8,11,11,12,11,12,9,12,34]): ws.set_column(c,c,w,None,{'hidden':1} if c==0 else {})
T=[]; n=len(R); f0=HR+2; fl=HR+1+n
for i,r in enumerate(R):
    q=HR+1+i; ws.write(q,0,'GSIP-0'+str([x[0] for x in bl].index(r['bl'])+1),p); ws.write(q,1,r['bl'],p); ws.write(q,2,r['u'],p); ws.write(q,4,r['st'],p); ws.write(q,5,r['k'],p); ws.write(q,6,r['a'],n0); ws.write(q,7,r['dk'],p)
    t=dict(unit=r['u'],building=r['bl'],unitType=r['k'],area=r['a'],statusText=r['st'])
    if 't' in r:
        ws.write(q,3,r['t'],p); tot=r2(r['base']+r['nnn'])
        ws.write_datetime(q,8,dt.datetime(r['s'].year,r['s'].month,1),ds)
        if r['e']=='MTM': ws.write(q,9,'MTM',rt)
        else: ws.write_datetime(q,9,dt.datetime(r['e'].year,r['e'].month,r['e'].day),ds)
        ws.write(q,10,r['base'],a2); ws.write(q,11,r['nnn'],a2); ws.write_formula(q,12,f'=K{q+1}+L{q+1}',a2,tot); ws.write_formula(q,13,f'=K{q+1}/G{q+1}',r3,r['base']/r['a']); ws.write(q,14,r['dep'],a2)
        if r['st']=='Notice': ws.write(q,15,'Notice to vacate received',p)
        elif rng.random()<.08: ws.write(q,15,rng.choice(['Renewal LOI out','3% annual bumps','Pays by ACH','Deposit letter on file','Right to terminate w/ 6 mo notice']),p)
        t.update(tenantName=r['t'],leaseStartDate=iso(r['s']),leaseEndDate=r['e'] if r['e']=='MTM' else iso(r['e']),contractRent=r['base'],charges=[dict(code='NNN Est.',amount=r['nnn'])],totalCharges=tot,deposit=r['dep'])
    else:
        ws.write(q,3,'',p)
        if rng.random()<.3: ws.write(q,15,'Make-ready in progress',p)
    T.append(t)
g=lambda k: r2(sum(r.get(k,0) for r in R))
ws.write(HR-1,1,'PARK TOTAL',tb)
for c in(2,3,4,5,7,8,9,13): ws.write(HR-1,c,'',tb)
for c,v in((6,g('a')),(10,g('base')),(11,g('nnn')),(12,r2(g('base')+g('nnn'))),(14,g('dep'))):
    L=chr(65+c); ws.write_formula(HR-1,c,f'=SUM({L}{f0}:{L}{fl})',tb0 if c==6 else tb2,v)
ws.autofilter(HR,0,HR+n,15); ws.freeze_panes(HR+1,4); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(HR)
sm.write('A1','Granite Spur Industrial Park – Summary by Building, 4/30/2026',b)
for c,x in enumerate(['Building','Units','Leased','Vacant','Square Feet','Leased SF','% Leased','Base Rent','NNN Est.']): sm.write(2,c,x,hb)
q=3
for addr,_,_ in bl+[('Total','','')]:
    z=[r for r in R if addr in(r['bl'],'Total')]; v=[r for r in z if r['st']=='Vacant']; sf=sum(r['a'] for r in z); lf=sf-sum(r['a'] for r in v)
    for c,x in enumerate([addr,len(z),len(z)-len(v),len(v),sf,lf,lf/sf,r2(sum(r.get('base',0) for r in z)),r2(sum(r.get('nnn',0) for r in z))]): sm.write(q,c,x,(b if addr=='Total' else p) if c<4 else n0 if c<6 else f(num_format='0.0%') if c==6 else a2)
    q+=1
sm.set_column(0,0,24); sm.set_column(1,8,12); ws.activate(); wb.close()
v=sum(r['st']=='Vacant' for r in R)
save(NAME,'INDUSTRIAL','flat industrial park detail, totals above header, hidden entity column',False,'Granite Spur Industrial Park','2026-04-30',n,n-v,v,T,sheet='Detail')
