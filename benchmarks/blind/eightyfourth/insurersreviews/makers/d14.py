# mixed-use: retail + residential on one PDF, fpdf2, two tables with different columns, small owner
from common import *
from fpdf import FPDF
rng=random.Random(8414)
fn='1820 Division Street rent roll.pdf'
p=FPDF('P','pt','Letter');p.set_auto_page_break(False);p.add_page()
def t(x,y,s,b='',z=9,a='l',w=None):
    p.set_font('Helvetica',b,z);sw=p.get_string_width(s)
    if w and sw>w: print('WIDE',s)
    p.text(x if a=='l' else x-sw if a=='r' else x-sw/2,y,s)
t(40,46,'DIVISION STREET LOFTS & SHOPS','B',13);t(40,61,'1820-1840 W. Division Street, Chicago, Illinois',z=9)
t(572,46,'Rent Roll',"B",11,'r');t(572,61,'Oct. 1, 2025',z=9,a='r')
T=[]
y=92
t(40,y,'Commercial','BI',11);y+=16
cc=[('Space',40,'l'),('Tenant',84,'l'),('Sq. ft.',262,'r'),('From',276,'l'),('To',334,'l'),('Rent/mo.',440,'r'),('Taxes & CAM',506,'r'),('Sec. dep.',572,'r')]
def hdr(cols):
    global y
    p.set_fill_color(225,225,225);p.rect(36,y-10,540,14,'F')
    for a,x,q in cols: t(x,y,a,'B',8.5,q)
    y+=16
hdr(cc)
com=[('C-1','Bluebird Coffee Bar',1420,D(2021,11,1),D(2026,10,31),4733.33,1183.33,4500),('C-2','Division Cycle Works',2260,D(2018,5,1),D(2028,4,30),6780.00,1883.33,6000),('C-3','vacant',980,None,None,None,None,None),('C-4','Wicker Yoga Collective LLC',2875,D(2023,2,1),D(2030,1,31),7906.25,2395.83,7906.25),('C-5','Ramen Hana',1890,D(2019,8,1),D(2029,7,31),6300.00,1575.00,10000)]
A=[0]*4
for u,n,sf,a,b,m,cam,dep in com:
    t(40,y,u);t(84,y,n,'I' if n=='vacant' else '',w=150);t(262,y,m0(sf),a='r');A[0]+=sf
    r=dict(unit=u,section='Commercial',area=sf)
    if n=='vacant': r['statusText']='vacant'
    else:
        t(276,y,us2(a));t(334,y,us2(b))
        for x,v in ((440,m),(506,cam),(572,dep)): t(x,y,m2(v),a='r')
        A=[A[0],A[1]+m,A[2]+cam,A[3]+dep]
        r.update(tenantName=n,statusText='Occupied',leaseStartDate=iso(a),leaseEndDate=iso(b),contractRent=m,charges=[dict(code='Taxes & CAM',amount=cam)],deposit=dep)
    T.append(r);y+=13
p.line(225,y-9,572,y-9);y+=3
t(84,y,'Commercial total','B')
for x,v in ((262,m0(A[0])),(440,m2(A[1])),(506,m2(A[2])),(572,m2(A[3]))): t(x,y,v,'B',9,'r')
y+=14;t(84,y,'C-2 steps to 7,119.00/mo. on 5/1/26. C-4 has one 5-yr option. C-5 pays percentage rent over natural breakpoint.','I',8)
T[1]['rentSteps']=[dict(date='2026-05-01',amount=7119.00)]
y+=30;t(40,y,'Apartments','BI',11);y+=16
ac=[('Apt',40,'l'),('Resident',84,'l'),('Bed/Bath',224,'l'),('Lease ends',278,'l'),('Market',386,'r'),('Rent',440,'r'),('Parking',488,'r'),('Pet',520,'r'),('Sec. dep.',572,'r')]
hdr(ac)
ty=[('1/1',2150),('1/1',2195),('2/1',2690),('2/2',2985),('Studio',1725),('1/1',2150),('2/2',2985),('1/1+den',2380)]
nm=names(rng,40);i=0;Bt=[0]*5;no=0
for fl in (2,3,4):
    for k in range(1,9):
        u=f'{fl}{"ABCDEFGH"[k-1]}';q,mk=ty[k-1];mk+=(fl-2)*50
        t(40,y,u);t(224,y,q);t(386,y,m0(mk),a='r');Bt[0]+=mk
        r=dict(unit=u,section='Apartments',unitType=q,marketRent=mk)
        if (fl,k) in ((2,4),(4,2)): t(84,y,'vacant','I');r['statusText']='vacant'
        else:
            f,l=nm[i];i+=1;n=f'{f} {l}'
            if (fl,k)==(2,5): n+=' (super)'
            e=eom(addm(D(2025,10,1),rng.randint(0,11)));mtm=(fl,k) in((3,3),(4,6))
            rent=mk-rng.choice([0,25,50,80,120]) if (fl,k)!=(2,5) else 0
            pk=rng.choice([0,0,0,185,225]);pet=rng.choice([0,0,0,35]);dep=0 if rent==0 else rng.choice([500,rent,0])
            t(84,y,n,w=136);t(278,y,'M-T-M' if mtm else us2(e))
            for x,v in ((440,rent),(488,pk),(520,pet),(572,dep)): t(x,y,m0(v),a='r')
            Bt=[a+b for a,b in zip(Bt,(0,rent,pk,pet,dep))];no+=1
            r.update(tenantName=n,statusText='Occupied',leaseEndDate='M-T-M' if mtm else iso(e),contractRent=rent,charges=[dict(code='Parking',amount=pk),dict(code='Pet',amount=pet)],deposit=dep)
        T.append(r);y+=13
p.line(345,y-9,572,y-9);y+=3
t(84,y,'Apartments total (24)','B')
for x,v in zip((386,440,488,520,572),Bt): t(x,y,m0(v),'B',9,'r')
y+=26;p.set_fill_color(240,240,240);p.rect(36,y-12,540,50,'F')
t(40,y,'Building total monthly rent:','B');t(300,y,m2(A[1]+Bt[1]),'B',9,'r')
t(340,y,'Commercial: 4 of 5 leased');y+=13
t(40,y,'Recoveries, parking and pet:');t(300,y,m2(A[2]+Bt[2]+Bt[3]),a='r');t(340,y,f'Apartments: {no} of 24 leased');y+=13
t(40,y,'Security deposits held:');t(300,y,m2(A[3]+Bt[4]),a='r')
y+=40
t(40,y,'Certified true and correct by owner:  Division Street Holdings LLC',z=9);p.line(330,y+2,560,y+2);t(344,y-2,'O. Kowalczyk, Mgr.','I',12)
print('y',y)
p.output(B+'documents/'+fn)
save(fn,dict(propertyName='Division Street Lofts & Shops',asOnDate='2025-10-01',units=29,occupied=no+4,vacant=25-no,rows=T),'MIXED_USE','owner one-pager, commercial and apartments tables with different columns',False,'small owner')
