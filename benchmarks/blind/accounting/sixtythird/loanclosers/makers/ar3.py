# self storage past due list by stage, .xls
import random, xlwt, datetime as dt
from common import *
R=random.Random(6341)
N='PastDueList_HaloStorage_Oct14.xls'
AS=dt.date(2025,10,14)
names=['Amos Trindle','B. Kowalczyk','Carla Whitmire','Castaway Kayak Co','Darnell Pruitt','Dee Ann Fossum','Esquivel Roofing','Franklin Otero','G & R Vending','Hattie Longmire','I. Petrovic','Jayce Holloman','Joyce Tillery','Kenji Morrow','Lacey Bruner','LaShawn Odom','Marguerite Vance','Mitch Calloway','Nguyen Pham T.','Opal Sizemore','Paul Dragan','Percy Landrieu','Quality Flooring LLC','Renee Stubbs','Rory McKechnie','Samir Haddad','Shonda Ivey','Tate Brubaker','Ursula Kemp','Val Ortega','Wade Pickett','Yolanda Crews','Zeke Albright']
R.shuffle(names)
st=[('1 to 10 days - courtesy call',9,(3,10)),('11 to 30 days - overlock',10,(12,30)),('31 to 60 days - lien notice mailed',8,(34,58)),('Over 60 days - auction list',6,(64,121))]
size={'5x5':49,'5x10':79,'10x10':129,'10x15':164,'10x20':199,'10x30':264,'P 12x30':95}
K=['other:Days Late','other:Monthly Rent','other:Rent Due','other:Late/Lien Fees','other:Protection Plan','other:Sales Tax','total','other:Auth. Amt']
wb=xlwt.Workbook();ws=wb.add_sheet('Past Due')
def S(s,fmt=None): return xlwt.easyxf('font: name Tahoma, height 160'+s,num_format_str=fmt or 'General')
n=S('');b=S(', bold on');mo=S('','#,##0.00');mb=xlwt.easyxf('font: name Tahoma, height 160, bold on; borders: top thin',num_format_str='#,##0.00')
hd=xlwt.easyxf('font: name Tahoma, height 160, bold on; borders: bottom medium; align: wrap on, horiz center, vert bottom');sc=xlwt.easyxf('font: name Tahoma, height 160, bold on; pattern: pattern solid, fore_colour light_yellow')
da=S('','mm/dd/yyyy');it=S('','0')
ws.write(0,0,'Halo Self Storage - Route 9',xlwt.easyxf('font: name Tahoma, height 240, bold on'));ws.write(1,0,'PAST DUE LIST BY STAGE   (balances over $1.00)',b);ws.write(2,0,'Effective 10/14/2025 6:02 PM     Site L044',n)
H=['Unit','Size','Tenant','Paid Thru','Days Late','Monthly Rent','Rent Due','Late/Lien Fees','Protection Plan','Sales Tax','Total Due','Auth. Amt','AutoPay','Gate']
for j,t in enumerate(H): ws.write(4,j,t,hd)
ws.row(4).height_mismatch=True;ws.row(4).height=520
r=5;rows=[];totals=[];ui=iter(sorted(R.sample(range(1003,1490),33)));us=list(ui);R.shuffle(us);ni=0
for lab,q,(lo,hi) in st:
    ws.write_merge(r,r,0,13,lab,sc);r+=1;grp=[]
    uu=sorted(us[ni:ni+q])
    for x in range(q):
        d=R.randint(lo,hi);sz=R.choice(list(size));base=size[sz];rent=float(base+R.choice([0,0,6,11,-10,18]))
        months=d//30+1

        due=round(rent*months,2) if R.random()<.85 else round(rent*months-R.choice([20,35.5,40]),2)
        fee=0 if d<=5 else 15.0 if d<=10 else 20.0 if d<=30 else 65.0 if d<=60 else 140.0
        pp=0 if R.random()<.3 else 12.0*months
        if sz[0]=='P': pp=0
        tax=round((due+fee)*.07,2)
        o=dict(unit=(f'{us[0] and uu[x]}' if sz[0]!='P' else f'P{uu[x]%100:02d}'),name=names[ni+x],**dict(zip(K,[d,rent,due,fee,pp,tax,round(due+fee+pp+tax,2)])))
        au=R.random()<.12
        if au:o[K[7]]=float(R.choice([100,150]))
        grp.append(o);rows.append(o)
        ws.write(r,0,o['unit'],n);ws.write(r,1,sz,n);ws.write(r,2,o['name'],n);ws.write(r,3,AS-dt.timedelta(d),da);ws.write(r,4,d,it)
        for j,k in enumerate(K[1:],5):
            if k in o: ws.write(r,j,o[k],mo)
        ws.write(r,12,R.choice(['','','','Declined']),n);ws.write(r,13,'Locked' if d>10 else 'Open',n)
        r+=1
    ni+=q
    t=dict(label=f'{q} tenants',**{k:round(sum(z[k] for z in grp),2) for k in K[2:7]})
    ws.write(r,2,t['label'],mb)
    for j in (3,4,5):ws.write(r,j,None,mb)
    for j,k in enumerate(K[2:7],6): ws.write(r,j,t[k],mb)
    totals.append(t);r+=2
t=dict(label='Site total - 33 tenants past due',**{k:round(sum(z[k] for z in rows),2) for k in K[2:7]});totals.append(t)
ws.write(r,2,t['label'],mb)
for j in (3,4,5):ws.write(r,j,None,mb)
for j,k in enumerate(K[2:7],6): ws.write(r,j,t[k],mb)
r+=2;ws.write(r,0,'Auth. Amt = partial payment accepted by district manager; does not stop the lien process.',n)
ws.write(r+1,0,'Occupied units 431 of 502.  Past due % of occupied: 7.7%',n)
for j,w in enumerate([7,8,29,11,7,10,10,10,11,9,10,9,9,8]): ws.col(j).width=w*280
ws.portrait=False;ws.fit_width_to_pages=1;ws.fit_num_pages=1;ws.fit_height_to_pages=0
ws.header_str=b'';ws.footer_str=b'&P of &N'
wb.save(D+N)
assert len({o['unit'] for o in rows})==33
save(N,'AR',None,K,rows,totals,'self storage past-due list by collection stage, .xls',False)
