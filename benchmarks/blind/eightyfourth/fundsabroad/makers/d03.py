from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
name='d03_priory_walk_tenancy_report.pdf'
# managing agent's system: two-line records, sections by mall level, monthly charges on second line
R_=random.Random(303)
ten='''Pebble & Thread Ltd|Sable Opticians Ltd|Greenmantle Health Foods Ltd|Duvall Jewellers Ltd|Wickes & Tarrow Bakers Ltd|Mobilo Fone Ltd|Larkspur Cards plc|Fable Toys Ltd|Trent Valley Building Society|Hartnoll Shoes Ltd|Nori Sushi Bars Ltd|Gilt Nail Studio Ltd|Blue Kestrel Travel Ltd|Copperfield Books Ltd|Zest Juice Kiosks Ltd|Marlow Menswear Ltd|Verity Cosmetics UK Ltd|Penny Basket Stores Ltd|Kendrick Pharmacy Ltd|Oakapple Home Ltd|Studio Lash & Brow Ltd|Sweet Hutch Ltd|Rumbold Electricals plc|Tidemark Surf Ltd|Little Acorn Kidswear Ltd|Dapper Barber Co Ltd|Fonefix Repairs Ltd|Ferrant Coffee UK Ltd|Beau Brides Ltd|Saffron Lane Restaurants Ltd|Cobalt Games Ltd|Threadneedle Tailoring Ltd|Harbour Vape Ltd|Moorgate Recruitment Ltd|Priory Community Trust|Ironhide Fitness Ltd|Lantern Cinemas Ltd|Chalk Farm Discount Ltd|Osprey Luggage Ltd|Pavilion Perfumes Ltd|Quayside Fish Bar Ltd|Swaledale Woollens Ltd|Tanfield Amusements Ltd|Umber Tattoo Ltd|Vista Eyewear Ltd'''.split('|')
secs=[('LOWER MALL',['LM%02d'%i for i in range(1,20)]),('UPPER MALL',['UM%02d'%i for i in range(1,17)]),('MARKET STREET',['MS%s'%i for i in ('2','4','6','8','10','12','14/18')]),('KIOSKS',['K1','K2','K3','K4','K5'])]
rows=[];recs=[];fix={'K1':'Zest Juice Kiosks Ltd','K2':'Fonefix Repairs Ltd','K3':'Harbour Vape Ltd','K5':'Osprey Luggage Ltd','UM16':'Lantern Cinemas Ltd','MS14/18':'Ironhide Fitness Ltd'}
it=iter([x for x in ten if x not in fix.values()])
vac={'LM07','LM15','UM03','UM11','UM12','MS12','K4'}
for s,us in secs:
    for u in us:
        a=R_.choice([620,745,890,1015,1180,1340,1655,1820,2240,2675,3410,4895]) + R_.randint(0,45)
        if s=='KIOSKS': a=R_.randint(70,140)
        if u=='MS14/18': a=11240
        if u=='UM16': a=18650
        if u in vac:
            rt=0;sc=0;ins=0;t=None;st=en=None;ad=None
        else:
            t=fix.get(u) or next(it);rt=round(a*R_.uniform(17,38)/12/25)*25 if a>200 else R_.choice([850,1000,1250,1400])
            if a>9000: rt=round(a*9.5/12/25)*25
            st=d(R_.randint(2014,2025),R_.randint(1,9),R_.choice([1,14,24,25,28]))
            if st.month==2 and st.day==29: st=st.replace(day=25)
            en=addy(st,R_.choice([3,5,5,10,10]))
            while en<d(2025,6,1): en=addy(en,5)
            en-=dt.timedelta(1)
            sc=round(a*7.35/12,2);ins=round(a*.42/12,2)
            ad=R_.choice([0,0,0,45.00,60.00])
        recs.append((s,u,t,a,st,en,rt,sc,ins,ad))
rows=[]
c=canvas.Canvas(D+name,pagesize=landscape(A4));W,Hh=landscape(A4)
X=dict(u=34,t=92,a=352,s=372,e=440,r=560,sc=628,i=684,p=738,tot=806)
page=0
def head():
    global page,y
    page+=1
    c.setFont('Courier-Bold',10);c.drawString(34,Hh-34,'MALLORY FINCH ESTATE MANAGEMENT');c.setFont('Courier',8)
    c.drawRightString(806,Hh-34,'Report TEN0142   Page %d'%page)
    c.drawString(34,Hh-46,'TENANCY AND CHARGES REPORT - Property 00871 Priory Walk Shopping Centre, Melbrook');c.drawRightString(806,Hh-46,'Run 02-JUL-2025 08:14  User MFREEST')
    c.drawString(34,Hh-57,'Effective date 30-JUN-2025   Amounts: monthly, GBP, net of VAT')
    y=Hh-76;c.setFont('Courier-Bold',7.8);c.line(34,y+10,806,y+10)
    c.drawString(X['u'],y,'Unit');c.drawString(X['t'],y,'Tenant');c.drawRightString(X['a'],y,'Sq Ft');c.drawString(X['s'],y,'Lease From');c.drawString(X['e'],y,'Lease To')
    for k,l in (('r','RENT'),('sc','SVCE CHG'),('i','INSURANCE'),('p','PROMO'),('tot','TOTAL')): c.drawRightString(X[k],y,l)
    y-=9;c.setFont('Courier',7.2);c.drawString(X['t'],y,'Status / Tenant ref');c.line(34,y-4,806,y-4);y-=16
def row_tot(lab,v):
    global y
    c.setFont('Courier-Bold',7.8);c.line(X['r']-60,y+8,806,y+8);c.drawString(X['t'],y,lab)
    c.drawRightString(X['a'],y,m0(v[0]))
    for k,x in zip(('r','sc','i','p','tot'),v[1:]): c.drawRightString(X[k],y,m2(x))
    y-=18
head();g=[0]*6;ref=4010
for s,us in secs:
    if y<90: c.showPage();head()
    c.setFont('Courier-Bold',8.5);c.drawString(34,y,s);y-=13;stt=[0]*6
    for (s2,u,t,a,st,en,rt,sc,ins,ad) in [q for q in recs if q[0]==s]:
        if y<62:
            c.showPage();head();c.setFont('Courier-Bold',8.5);c.drawString(34,y,s+' (cont.)');y-=13
        c.setFont('Courier',7.8);c.drawString(X['u'],y,u.replace(' Market St',' Market') if False else u);c.drawString(X['t'],y,t or 'VOID');c.drawRightString(X['a'],y,m0(a))
        ref+=7;hold=bool(en and en<d(2025,6,30));status='Void' if not t else('Holding Over' if hold else 'Current')
        tot=None
        if t:
            c.drawString(X['s'],y,st.strftime('%d-%b-%Y').upper());c.drawString(X['e'],y,en.strftime('%d-%b-%Y').upper())
            tot=round(rt+sc+ins+ad,2)
            for k,x in zip(('r','sc','i','p','tot'),(rt,sc,ins,ad,tot)):
                c.drawRightString(X[k],y,m2(x))
        y-=8.5;c.setFont('Courier',7.2);c.drawString(X['t'],y,status+('' if not t else '   T%05d'%ref));y-=12
        for k,x in enumerate((a,rt,sc,ins,ad or 0,tot or 0)): stt[k]+=x
        rows.append(dict(section=s,unit=u,tenantName=t,area=a,statusText=status,leaseStartDate=st and st.isoformat(),leaseEndDate=en and en.isoformat(),contractRent=rt if t else None,charges=[dict(code='SVCE CHG',amount=sc),dict(code='INSURANCE',amount=ins),dict(code='PROMO',amount=ad)] if t else None,totalCharges=tot))
    y-=2;row_tot('Total '+s+' - %d units'%len(us),stt);g=[p+q for p,q in zip(g,stt)]
if y<130: c.showPage();head()
y-=4;row_tot('PROPERTY TOTAL',g);g0=g
n=len(recs);v=len(vac)
c.setFont('Courier',8)
for l in ['Units %d    Let %d    Void %d'%(n,n-v,v),'Void area %s sq ft (%.1f%%)'%(m0(sum(q[3] for q in recs if not q[2])),100*sum(q[3] for q in recs if not q[2])/g[0]),'*** End of report ***']:
    c.drawString(X['t'],y,l);y-=12
c.save()
save(name,rows,'Priory Walk Shopping Centre','2025-06-30','RETAIL','Managing agent system report, Courier, two-line records, sections',hard=True,units=n,occ=n-v,vac=v,checks=[('area',g[0],'area'),('rent',g[1],'contractRent'),('total',round(g[5],2),'totalCharges')])
print(n,len(ten), next(it,'used all'))
