# Calgary office/retail: landscape letter, stacked multi-line records, steps under the tenant
from common import *
from fpdf import FPDF
R=random.Random(1212)
N='Bow_Trail_Centre_Rent_Roll_Nov_2025.pdf'
class P(FPDF):
    def header(s):
        s.set_font('times','B',13);s.cell(0,6,'BOW TRAIL CENTRE',align='C',new_x='LMARGIN',new_y='NEXT');s.set_font('times','',10);s.cell(0,5,'Commercial Rent Roll  -  November 30, 2025',align='C',new_x='LMARGIN',new_y='NEXT');s.cell(0,5,'1410 - 33 Street SW, Calgary, Alberta',align='C',new_x='LMARGIN',new_y='NEXT');s.ln(3)
        s.set_fill_color(225);s.set_font('times','B',8)
        y=s.get_y();s.rect(10,y,259,10,'F')
        for x,w,l1,l2,a in HC: s.set_xy(x,y+1);s.cell(w,4,l1,align=a);s.set_xy(x,y+5);s.cell(w,4,l2,align=a)
        s.set_y(y+12)
    def footer(s): s.set_y(-10);s.set_font('times','',7.5);s.cell(90,4,'Prairie Sky Property Services Ltd.');s.cell(0,4,f'{s.page_no()} / {{nb}}',align='R')
HC=[(10,16,'Suite','','L'),(27,62,'Tenant','Lease type / options','L'),(90,18,'Rentable','Sq. Ft.','R'),(109,22,'Commence','Expiry','C'),(132,24,'Base Rent','Monthly','R'),(157,22,'Base Rent','PSF / Yr','R'),(180,24,'Op. Costs','Monthly','R'),(205,22,'Property Tax','Monthly','R'),(228,20,'Parking','Monthly','R'),(249,20,'Security','Deposit','R')]
p=P('L','mm','Letter');p.set_margins(10,10,10);p.set_auto_page_break(False);p.alias_nb_pages();p.add_page()
U=[('100','Pho Saigon Kitchen Inc.',1830,D(2021,5,1),10,34,'Net - 1 x 5 yr option'),('105','Prairie Vision Optometry',1412,D(2019,9,1),10,33,'Net - 2 x 5 yr options'),('110',None,980,None,0,0,''),('115','1st Choice Denture Clinic Ltd.',1265,D(2023,3,1),5,32,'Net'),('120','Bowness Community Credit Union',3410,D(2016,11,1),15,36,'Net - 1 x 5 yr option; HVAC own account'),
('200','Chinook Pipeline Integrity Corp.',6120,D(2022,7,1),7,16.5,'Net - landlord termination right after 2027'),('210','Sundre Legal Group LLP',2875,D(2020,2,1),7,18,'Net'),('215','Aspen Hearing Centre',1190,D(2024,10,1),5,19,'Net'),('220',None,2240,None,0,0,''),('230','Foothills Geomatics Ltd.',3680,D(2018,4,1),10,17.5,'Net - 1 x 5 yr option'),('240','Kananaskis Trail Guides Assoc.',1015,D(2025,1,1),2,15,'Gross - op. costs included'),
('300','Alberta Family Mediation Society',2960,D(2021,12,1),6,16,'Net'),('310','Elbow River Payroll Inc.',1745,D(2023,8,1),5,17,'Net'),('320','Okotoks & Main Insurance Brokers Ltd.',2205,D(2022,1,1),10,18.5,'Net - 2 x 5 yr options'),('330','T-Rex Seismic Data Ltd.',4390,D(2024,4,1),6,14,'Net - 6 mo. notice after Mar 2028'),('340',None,1580,None,0,0,''),('350','Magpie Dental Studio',2010,D(2020,6,1),10,21,'Net'),
('ROOF','Westlink Wireless Partnership',None,D(2017,1,1),10,0,'Licence'),('P1-STOR','Prairie Vision Optometry',150,D(2019,9,1),10,8,'Gross')]
rows=[];S=[0]*6;f2=lambda v: gb(v,2)
ds=lambda d:d.strftime('%b %d, %Y').replace(' 0',' ')
for su,t,a,st,yr,psf,ty in U:
    steps=[]
    base=round(a*psf/12,2) if a and psf else (1450.0 if su=='ROOF' else 0)
    if t and yr>=5 and su not in('ROOF','P1-STOR'):
        for yy in range(1,yr):
            d=addm(st,12*yy)
            if d>D(2025,11,30) and (yy%2==0 or yr<=7) and len(steps)<3: steps.append((d,(steps[-1][1] if steps else psf)+R.choice([.5,.75,1])))
    hgt=10+ (4*(len(steps)+1) if steps else 0)+2
    if p.get_y()+hgt>198: p.add_page()
    y=p.get_y();p.set_font('times','B',9);p.set_xy(10,y);p.cell(16,4.5,su);p.cell(1,1,'');p.set_xy(27,y);p.cell(62,4.5,t or 'VACANT')
    p.set_font('times','',9)
    r=dict(unit=su)
    def put(i,v,dy=0): x,w,_,_,al=HC[i];p.set_xy(x,y+dy);p.cell(w,4.5,v,align=al)
    if a: put(2,gb(a));r['area']=a;S[0]+=a
    if not t: r['statusText']='VACANT';p.set_y(y+6.5)
    else:
        oc=round(a*9.15/12,2) if a and 'Gross' not in ty else 0;tx=round(a*4.62/12,2) if a and 'Gross' not in ty else 0;pk=R.choice([0,0,150,300,450]) if a and a>1100 else 0;dep=round(base*1.05*R.choice([1,2]),2) if su not in('120',) else 0
        en=term_end(st,yr)
        put(3,ds(st));put(4,f2(base));put(5,f2(psf) if psf else '');put(6,f2(oc));put(7,f2(tx));put(8,f2(pk));put(9,f2(dep))
        p.set_font('times','I',8);put(1,ty,4.5);p.set_font('times','',9);put(3,ds(en),4.5)
        for k,v in enumerate((base,oc,tx,pk,dep)): S[k+1]+=v
        r.update(tenantName=t,leaseStartDate=st,leaseEndDate=en,contractRent=base,deposit=dep,charges=[dict(code='Op. Costs',amount=oc),dict(code='Property Tax',amount=tx),dict(code='Parking',amount=pk)],statusText='Occupied')
        p.set_y(y+9.5)
        if steps:
            p.set_font('times','',8);p.set_x(95);p.cell(60,4,'Scheduled increases:',new_x='LMARGIN',new_y='NEXT');r['rentSteps']=[]
            for d,q in steps:
                mo=round(a*q/12,2);p.set_x(109);p.cell(22,4,ds(d),align='C');p.set_x(132);p.cell(24,4,f2(mo),align='R');p.set_x(157);p.cell(22,4,f2(q),align='R');p.ln(4);r['rentSteps'].append(dict(date=d,amount=mo))
    p.set_draw_color(190);p.line(10,p.get_y()+.5,269,p.get_y()+.5);p.set_y(p.get_y()+2);rows.append(r)
if p.get_y()>170: p.add_page()
y=p.get_y()+1;p.set_font('times','B',9)
p.set_xy(10,y);p.cell(60,5,'BUILDING TOTAL')
for i,v in zip((2,4,6,7,8,9),S):
    x,w,_,_,al=HC[i];p.set_xy(x,y);p.cell(w,5,gb(v) if i==2 else f2(v),align='R',border='TB')
va=sum(u[2] for u in U if not u[1]);p.set_xy(10,y+9);p.set_font('times','',9)
p.cell(0,5,f'Leased: {S[0]-va:,} sq. ft. ({(S[0]-va)/S[0]:.1%})      Vacant: {va:,} sq. ft. ({va/S[0]:.1%})      Rooftop licence carries no area.')
p.output(DOC+N)
save(N,dict(propertyName='Bow Trail Centre',asOnDate='2025-11-30',units=None,occupied=None,vacant=3,sheet=None,planted=None,rows=rows),'OFFICE','Calgary office building, two-line records with scheduled increases beneath',True,
 [('area',S[0]),('contractRent',round(S[1],2)),('deposit',round(S[5],2))])
