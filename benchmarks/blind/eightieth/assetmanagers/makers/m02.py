from lib import *
from fpdf import FPDF
r=random.Random(8002); asof=d(2026,6,30)
F='harbor_pointe_plaza_mri.pdf'
T=[('101','Fresh Basket Grocers #412',42150,2014,9.75),('102','Pho Saigon Noodle House',1850,2022,31),('103','Great Lakes Optical',2100,2019,28.5),('104',None,1400,0,0),('105','Luxe Nail & Spa',1600,2021,30),('106','Payday Express Tax',1200,2024,27),('107','Harbor Dry Cleaners',1500,2017,26.25),('108A','Cell Fix Wireless',950,2023,36),('108B',None,1150,0,0),('109','Dollar Corner Stores LLC',9800,2018,11.5),('110','Anytime Strength & Fitness',12400,2020,14.25),('111','Paws & Whiskers Pet Supply',6200,2021,17),('112','Bella Notte Pizzeria',2800,2016,27.75),('113',None,3300,0,0),('114','Lakeshore Urgent Care PLLC',4100,2022,26),('115','Sprout Kids Dental',2650,2023,29),('116','H & R Postal Center',1350,2015,24.5),('117','Mattress Depot',4800,2019,19),('OP1','Burger Junction (Ground Lease)',3200,2013,38),('OP2','First Harbor Credit Union',2900,2018,41),('ATM1','First Harbor Credit Union - ATM',0,2018,0)]
rows=[];recs=[]
for s,n,sf,y,p in T:
    if not n: recs.append(dict(s=s,n=None,sf=sf));continue
    st=d(y,r.randint(1,12),1);term=r.choice([5,10]) if sf<9000 else r.choice([15,20])
    while addm(st,term*12)<=asof: term+=5
    ex=addm(st,term*12)-dt.timedelta(1)
    mb=round(sf*p/12,2) if sf else 900.0
    rc=round(sf*r.choice([4.85,5.1,5.35])/12,2) if s!='OP1' else 0.0
    oth=r.choice([0,0,0,75.,150.]) 
    inc=[];k=addm(st,12*((asof.year-st.year)+1));a=mb;step=r.choice([1,1,5])
    for _ in range(r.choice([0,1,2,3])):
        a=round(a*(1.03 if step==1 else 1.1),2)
        if k>=ex: break
        inc.append((k,a)); k=addm(k,12*step)
    recs.append(dict(s=s,n=n,sf=sf,st=st,ex=ex,mb=mb,rc=rc,oth=oth,inc=inc))
class P(FPDF):
    def header(s):
        s.set_font('courier','',7.5)
        s.set_xy(20,18);s.cell(0,9,'Database:  HPRETAIL');s.set_xy(20,18);s.cell(0,9,'Rent Roll',align='C');s.set_xy(820,18);s.cell(170,9,f'Page:  {s.page_no()}',align='R')
        s.set_xy(20,28);s.cell(0,9,'Bldg Status:  Active only',);s.set_xy(20,28);s.cell(0,9,'Harbor Pointe Plaza',align='C');s.set_xy(820,28);s.cell(170,9,'Date:  7/8/2026',align='R')
        s.set_xy(20,38);s.cell(0,9,'6/30/2026',align='C');s.set_xy(820,38);s.cell(170,9,'Time:  09:14 AM',align='R')
        y=62;s.line(20,y-3,990,y-3)
        for x,w,L,al in H:
            for i,l in enumerate(L):
                if l: s.set_xy(x,y+9*i);s.cell(w,9,l,align=al)
        s.set_xy(765,y);s.cell(225,9,'------- Future Rent Increases -------',align='C')
        s.line(20,y+29,990,y+29);s.set_y(y+34)
    def footer(s): pass
H=[(20,70,('','Bldg Id-Suit Id',''),'L'),(100,170,('','Occupant Name',''),'L'),(275,60,('','Rent Start',''),'C'),(338,60,('','Expiration',''),'C'),(400,55,('GLA','Sqft',''),'R'),(458,65,('Monthly','Base Rent',''),'R'),(526,50,('Annual','Rate PSF',''),'R'),(579,65,('Monthly','Cost','Recovery'),'R'),(647,45,('Expense','Stop',''),'R'),(695,60,('Monthly','Other','Income'),'R'),(768,35,('','Cat',''),'C'),(805,62,('','Date',''),'C'),(868,65,('','Monthly Amount',''),'R'),(945,45,('','PSF',''),'R')]
p=P('L','pt',(612,1008));p.set_auto_page_break(False);p.add_page()
y=p.get_y()
def put(y,vals):
    for (x,w,_,al),v in zip(H,vals):
        if v!='': p.set_xy(x,y);p.cell(w,9,v,align=al)
p.set_font('courier','B',7.5);p.set_xy(20,y);p.cell(100,9,'Vacant Suites');y+=14;p.set_font('courier','',7.5)
vac=[x for x in recs if not x['n']];oc=[x for x in recs if x['n']]
for x in vac:
    u='30155 -'+x['s'];put(y,[u,'Vacant','','',f"{x['sf']:,}"]+['']*9);y+=13
    rows.append(dict(unit=u,area=x['sf'],statusText='Vacant',section='Vacant Suites'))
y+=6;p.set_font('courier','B',7.5);p.set_xy(20,y);p.cell(100,9,'Occupied Suites');y+=14;p.set_font('courier','',7.5)
for x in oc:
    if y+11*max(1,len(x['inc']))>580: p.add_page();y=p.get_y();p.set_font('courier','',7.5)
    u='30155 -'+x['s'];inc=x['inc'];psf=f"{x['mb']*12/x['sf']:.2f}" if x['sf'] else ''
    base=[u,x['n'][:34],smdy(x['st']),smdy(x['ex']),f"{x['sf']:,}",m2(x['mb']),psf,m2(x['rc']) if x['rc'] else '','',m2(x['oth']) if x['oth'] else '']
    for i in range(max(1,len(inc))):
        f=['BRR',smdy(inc[i][0]),m2(inc[i][1]),f"{inc[i][1]*12/x['sf']:.2f}" if x['sf'] else ''] if inc else ['']*4
        put(y,(base if i==0 else ['']*10)+f);y+=10
    y+=5
    ch=[dict(code='Base Rent',amount=x['mb'])]
    if x['rc']: ch.append(dict(code='Cost Recovery',amount=x['rc']))
    if x['oth']: ch.append(dict(code='Other Income',amount=x['oth']))
    rows.append(dict(unit=u,area=x['sf'],tenantName=x['n'],statusText='Occupied',section='Occupied Suites',contractRent=x['mb'],leaseStartDate=x['st'],leaseEndDate=x['ex'],charges=ch,rentSteps=[dict(date=a,amount=b) for a,b in inc]))
if y>500: p.add_page();y=p.get_y();p.set_font('courier','',7.5)
y+=4;p.line(395,y-2,760,y-2)
tmb=round(sum(x['mb'] for x in oc),2)
put(y,['Totals:','','','',f"",m2(tmb),'',m2(sum(x['rc'] for x in oc)),'',m2(sum(x['oth'] for x in oc))]+['']*4);y+=12
so=sum(x['sf'] for x in oc);sv=sum(x['sf'] for x in vac)
for l,pc,n,a in [('Occupied Sqft:',so/(so+sv),len(oc),so),('Leased/Unoccupied Sqft:',0,0,0),('Vacant Sqft:',sv/(so+sv),len(vac),sv),('Total Sqft:',None,len(recs),so+sv)]:
    p.set_xy(100,y);p.cell(130,9,l,align='R');p.set_xy(235,y);p.cell(60,9,f'{pc*100:.2f}%' if pc is not None else '',align='R');p.set_xy(300,y);p.cell(60,9,f'{n} Units',align='R');p.set_xy(400,y);p.cell(55,9,f'{a:,}',align='R');y+=11
p.output(D+F)
save(F,'RETAIL','r80a','MRI commercial rent roll print, legal landscape, courier, vacant suites first, stacked future increases',False,'Harbor Pointe Plaza',asof,len(recs),len(oc),len(vac),rows)
